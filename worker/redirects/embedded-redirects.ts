import embeddedRules from 'virtual:content/redirects'
import { RedirectTable, type RedirectSource } from './table.ts'

let embedded: RedirectTable | undefined

/** The rules of `content/redirects.json`, which the build has checked. */
export const embeddedRedirects: RedirectSource = async () => (embedded ??= new RedirectTable(embeddedRules))
