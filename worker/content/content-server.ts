import type { FailingCall } from './remote/call-states.ts'
import type { Finding } from './remote/check-content.ts'
import type { OpenContent } from './source.ts'

/** Content that nobody keeps. `findings` grows with each read: what does not fit. */
export interface Drafts {
  content: OpenContent
  findings: readonly Finding[]
}

/** Opens the content with drafts and what is dated in the future, for one preview. */
export type OpenDrafts = () => Promise<Drafts>

/** What can be asked of the content server besides its content. */
export interface ContentServer {
  /** The calls that fail now. */
  failing(): Promise<FailingCall[]>
  /** Every record that does not fit. Reads all content: for operators. */
  check(): Promise<Finding[]>
}
