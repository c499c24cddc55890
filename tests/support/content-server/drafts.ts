import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { previewSecret } from './preview-secret.ts'

const hmac = (text: string) => createHmac('sha256', previewSecret).update(text).digest('hex')

/** Whether the request for drafts is signed (docs/operations.md#preview). */
export const mayReadDrafts = ({ headers }: IncomingMessage) =>
  headers['x-preview-signature'] === hmac(`${String(headers['x-preview-timestamp'])}.drafts`)

/** A token for the page at `path` (without language), made `ageSeconds` ago. */
export function previewToken(path: string, ageSeconds = 0): string {
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds
  return `${timestamp}.${hmac(`${timestamp}.preview:${path}`)}`
}
