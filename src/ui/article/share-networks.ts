const encoded = encodeURIComponent

/** `address` shares the address of a page; `mark` is the logo, an SVG path in a 24 × 24 box. */
export const shareNetworks = {
  microblog: {
    name: 'X',
    address: (page: string, title: string) => `https://x.com/intent/post?url=${encoded(page)}&text=${encoded(title)}`,
    mark: 'M18.9 1.15h3.68l-8.04 9.19L24 22.85h-7.41l-5.8-7.59-6.63 7.59H.47l8.6-9.83L0 1.15h7.6l5.24 6.94ZM17.6 20.64h2.04L6.49 3.24H4.3Z',
  },
  professional: {
    name: 'LinkedIn',
    address: (page: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${encoded(page)}`,
    mark: 'M20.45 20.45h-3.56v-5.57c0-1.33-.02-3.04-1.85-3.04-1.85 0-2.13 1.45-2.13 2.94v5.67H9.35V9h3.41v1.56h.05c.48-.9 1.64-1.85 3.37-1.85 3.6 0 4.27 2.37 4.27 5.46ZM5.34 7.43a2.06 2.06 0 1 1 0-4.13 2.06 2.06 0 0 1 0 4.13Zm1.78 13.02H3.56V9h3.56ZM22.23 0H1.77C.79 0 0 .77 0 1.73v20.54C0 23.23.79 24 1.77 24h20.45c.98 0 1.78-.77 1.78-1.73V1.73C24 .77 23.2 0 22.22 0Z',
  },
  social: {
    name: 'Facebook',
    address: (page: string) => `https://www.facebook.com/sharer/sharer.php?u=${encoded(page)}`,
    mark: 'M24 12.07C24 5.45 18.63.07 12 .07s-12 5.38-12 12c0 6 4.39 10.96 10.13 11.86v-8.39H7.08v-3.47h3.05V9.43c0-3 1.79-4.67 4.53-4.67 1.31 0 2.69.24 2.69.24v2.95h-1.52c-1.49 0-1.95.93-1.95 1.87v2.25h3.33l-.54 3.47h-2.79v8.39C19.61 23.03 24 18.06 24 12.07Z',
  },
} as const

export type ShareNetwork = keyof typeof shareNetworks
