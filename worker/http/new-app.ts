import { HonoBase } from 'hono/hono-base'
import { TrieRouter } from 'hono/router/trie-router'
import type { GatewayEnv } from './request.ts'

/**
 * A Hono application with the one router that takes our paths. Hono's own choice tries its router
 * of regular expressions first, and an isolate would find out again at its first request that this
 * one cannot (`/:sitemap{sitemap-.+\.xml}`).
 */
export const newApp = () => new HonoBase<GatewayEnv>({ router: new TrieRouter() })
