// What scripts/content-plugin.ts provides: one module a part and language.
declare module 'virtual:content/*/site' {
  const content: import('./compiled.ts').SiteContent
  export default content
}
declare module 'virtual:content/*/pages' {
  const content: import('./compiled.ts').PagesContent
  export default content
}
declare module 'virtual:content/*/knowledge-base' {
  const content: import('#features/knowledge-base/schema.ts').KnowledgeBaseContent
  export default content
}
declare module 'virtual:content/*/guidelines' {
  const content: import('#features/guidelines/schema.ts').GuidelinesContent
  export default content
}
declare module 'virtual:content/*/product-updates' {
  const content: import('#features/product-updates/schema.ts').ProductUpdatesContent
  export default content
}
declare module 'virtual:content/*/blog' {
  const content: import('#features/blog/schema.ts').BlogContent
  export default content
}
declare module 'virtual:content/*/academy' {
  const content: import('#features/academy/schema.ts').AcademyContent
  export default content
}
declare module 'virtual:content/shared' {
  const content: import('./compiled.ts').SharedContent
  export default content
}
declare module 'virtual:content/pictures' {
  const content: import('./compiled.ts').PictureManifest
  export default content
}
