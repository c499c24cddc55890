import { themeKey } from '#model/stored.ts'

/** The only inline script: sets the chosen theme before the first paint. The CSP allows its hash. */
export const themeScript = `try{let t=localStorage.getItem('${themeKey}');if(t)document.documentElement.dataset.theme=t}catch{}`
