import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentPlugin } from './scripts/content-plugin.ts'
import { cspHashes } from './scripts/csp-hashes.ts'
import { messagesPlugin } from './scripts/messages-plugin.ts'

export default defineConfig({
  define: { ...cspHashes, __SESSION__: JSON.stringify(process.env.SESSION || 'off') },
  // Browsers that know light-dark(): lowered, it would be decided at the root, and the dark footer could not be.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
  plugins: [
    contentPlugin(),
    messagesPlugin(),
    cloudflare({ viteEnvironment: { name: 'ssr' } }),
    // A page's loader stays with its page: what other pages read is not part of this one's script.
    tanstackStart({ router: { codeSplittingOptions: { defaultBehavior: [['loader', 'component']] } } }),
    react(),
    tailwindcss(),
  ],
})
