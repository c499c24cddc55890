import { apply } from '@directus/visual-editing'

// The only script of a preview (worker/pages/mark-preview.ts): in the frame of the studio, a click on a
// marked part opens its form there.
const studio = document.querySelector<HTMLScriptElement>('script[data-studio]')?.dataset.studio
if (studio && window.parent !== window) void apply({ directusUrl: studio })
