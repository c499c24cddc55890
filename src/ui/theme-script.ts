import { themeKey } from '#model/stored.ts'

/**
 * The only inline script of the site: sets the chosen theme before the first paint, so that the
 * page does not flash. The content security policy allows it by its hash, which the build computes
 * (app.config.ts).
 */
export const themeScript = `try{let t=localStorage.getItem('${themeKey}');if(t)document.documentElement.dataset.theme=t}catch{}`
