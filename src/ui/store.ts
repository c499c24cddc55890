/** Keeps a choice in the browser. Where storage is blocked it holds for this page only. */
export function store(storage: 'localStorage' | 'sessionStorage', key: string, value: string): void {
  try {
    window[storage].setItem(key, value)
  } catch {
    // Blocked.
  }
}

/** What `store` has kept; `null` for nothing. */
export function readStored(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}
