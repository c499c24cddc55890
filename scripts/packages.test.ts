import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { dependencies, packageManager } = JSON.parse(readFileSync('package.json', 'utf8'))

test('worker and browser report errors with one version of Sentry', () => {
  expect(dependencies['@sentry/cloudflare']).toBe(dependencies['@sentry/react'])
})

test('the dev container has the extensions that the folder recommends', () => {
  const { recommendations } = JSON.parse(readFileSync('.vscode/extensions.json', 'utf8'))
  const { customizations } = JSON.parse(readFileSync('.devcontainer/devcontainer.json', 'utf8'))
  expect(customizations.vscode.extensions).toEqual(recommendations)
})

test('npm 11 wrote the lockfile', () => {
  expect(packageManager).toMatch(/^npm@11\./)
  // npm 10 drops this field: git checkout package-lock.json, then install with npx npm@11 (docs/upgrade.md).
  const [libc] = /"libc": \[/.exec(readFileSync('package-lock.json', 'utf8')) ?? ['npm 10 wrote it: docs/upgrade.md']
  expect(libc).toBe('"libc": [')
})
