import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { contentFile } from './content-file.ts'

test('a part is read once for each language and stays the same object', async () => {
  const fetch = vi.spyOn(env.ASSETS, 'fetch')
  const readBlog = contentFile('blog')
  const vietnamese = await readBlog('vi')
  expect(await readBlog('vi')).toBe(vietnamese)
  expect(await readBlog('cn')).not.toEqual(vietnamese)
  expect(vietnamese.posts.length).toBeGreaterThan(0)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('two first reads at once return one object', async () => {
  const readPages = contentFile('pages')
  const [one, other] = await Promise.all([readPages('en'), readPages('en')])
  expect(one).toBe(other)
  expect(await readPages('en')).toBe(one)
})

test('a failing read rejects with the name of the file, and the next one tries again', async () => {
  const fetch = vi.spyOn(env.ASSETS, 'fetch').mockRejectedValueOnce(new Error('The network connection was lost'))
  const readAcademy = contentFile('academy')
  await expect(readAcademy('en')).rejects.toThrow('network')
  fetch.mockImplementationOnce((_, init) => env.ASSETS.fetch('http://localhost/content/en/no-such-part.json', init))
  await expect(readAcademy('en')).rejects.toThrow('/content/en/academy.json answered 404')
  await expect(readAcademy('en')).resolves.toHaveProperty('texts')
})
