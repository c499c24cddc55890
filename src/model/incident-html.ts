import { escapeHtml } from './escape-html.ts'

/** The text of an incident for feeds and the search. `content` is HTML. */
export const incidentHtml = (incident: { affected: string; content: string; changed?: string | undefined }): string =>
  [incident.affected, incident.changed].map((text) => (text ? `<p>${escapeHtml(text)}</p>` : '')).join(incident.content)
