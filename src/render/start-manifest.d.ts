declare module 'tanstack-start-manifest:v' {
  /** Start's build manifest; only the address of the entry script is used. */
  export const tsrStartManifest: () => { routes: Record<string, { scripts?: { attrs?: { src?: string } }[] }> }
}
