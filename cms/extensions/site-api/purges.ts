import type { Directus, Hooks } from './directus.ts'
export function purges(_hooks: Hooks, _directus: Directus): void {}
