import type { FailingCall } from './remote/call-states.ts'
import type { Finding } from './remote/check-content.ts'

/** What can be asked of the content server besides its content. */
export interface ContentServer {
  /** The calls that fail now. */
  failing(): Promise<FailingCall[]>
  /** Every record that does not fit. Reads all content: for operators. */
  check(): Promise<Finding[]>
}
