import * as v from 'valibot'
import { SiteFrame } from '#shell/schema.ts'

/** `GET /items/site-frame`: the texts of header and footer. The operator, the year and incidents are the files'. */
export const FrameTexts = v.object({
  ...v.pick(SiteFrame, ['brand', 'notice', 'navigation']).entries,
  footer: v.object(v.omit(SiteFrame.entries.footer, ['year']).entries),
})
export type FrameTexts = v.InferOutput<typeof FrameTexts>

/** The frame of the server, with the facts of `files`. */
export const frameOf = (own: FrameTexts, files: SiteFrame): SiteFrame => ({
  ...files,
  ...own,
  notice: own.notice,
  footer: { ...files.footer, ...own.footer },
})
