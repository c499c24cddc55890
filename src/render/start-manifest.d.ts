declare module 'tanstack-start-manifest:v' {
  /** Start's build manifest; the site reads the addresses of scripts. */
  export const tsrStartManifest: () => {
    routes: Record<string, { scripts?: { attrs?: { src?: string } }[]; preloads?: string[] }>
  }
}
