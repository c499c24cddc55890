import * as v from 'valibot'
import { AppConfig } from '#shell/schema.ts'
import { ConfigMessages } from './config-messages.ts'

const isOnServer = v.optional(v.boolean(), false)

/** The app config with messages that the site has. `content` names the parts that the content server has. */
export const RemoteConfig = v.strictObject({
  ...AppConfig.entries,
  translations: ConfigMessages,
  content: v.optional(v.object({ knowledge_base: isOnServer, frame: isOnServer, guidelines: isOnServer }), {}),
})
export type RemoteConfig = v.InferOutput<typeof RemoteConfig>

/** Parts that are the files' unless the config says that the content server has them. */
export type Part = keyof RemoteConfig['content']
