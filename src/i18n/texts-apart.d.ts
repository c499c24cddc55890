// The groups under `apart` of the messages, in all languages by BCP 47 tag
// (scripts/vite/messages.ts). Pages do not load them.
declare module 'virtual:texts/consent' {
  const texts: Record<string, (typeof import('#i18n/messages/en.json'))['apart']['consent']>
  export default texts
}
declare module 'virtual:texts/consentQuestion' {
  const texts: Record<string, (typeof import('#i18n/messages/en.json'))['apart']['consentQuestion']>
  export default texts
}
declare module 'virtual:texts/feedback' {
  const texts: Record<string, (typeof import('#i18n/messages/en.json'))['apart']['feedback']>
  export default texts
}
declare module 'virtual:texts/languageOffer' {
  const texts: Record<string, (typeof import('#i18n/messages/en.json'))['apart']['languageOffer']>
  export default texts
}
declare module 'virtual:texts/preview' {
  const texts: Record<string, (typeof import('#i18n/messages/en.json'))['apart']['preview']>
  export default texts
}
declare module 'virtual:texts/callouts' {
  const texts: Record<string, (typeof import('#i18n/messages/en.json'))['apart']['callouts']>
  export default texts
}
