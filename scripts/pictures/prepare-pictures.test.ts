import { copyFile, mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPictures } from './picture-sources.ts'
import { preparePictures } from './prepare-pictures.ts'

let directory = ''

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pictures-'))
  await mkdir(join(directory, 'pictures'))
})

afterEach(() => rm(directory, { recursive: true }))

const file = (name: string) => join(directory, 'pictures', name)
const prepare = async () =>
  preparePictures(
    join(directory, 'pictures'),
    await readPictures(join(directory, 'pictures')),
    join(directory, 'public'),
    join(directory, 'cache'),
  )
const faults = async () => (await readPictures(join(directory, 'pictures'))).faults.toSorted()

/** A plain ground in one colour. */
const ground = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

/** The photo of a phone that was held upright: on its side, red above blue when it is turned. */
async function phonePhoto(): Promise<Buffer> {
  const blue = await ground(1000, 1400, '#0000ff').png().toBuffer()
  // Orientation 6: turn it to the right. What is left in the file is above in the picture.
  return ground(2000, 1400, '#ff0000')
    .composite([{ input: blue, left: 1000, top: 0 }])
    .withIccProfile('p3')
    .withExif({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

test('a photo is turned upright, has the sizes of pages, and loses its EXIF data', async () => {
  const photo = await phonePhoto()
  const { exif, icc, orientation } = await sharp(photo).metadata()
  expect([String(exif).includes('Phone'), icc !== undefined, orientation]).toEqual([true, true, 6])
  await writeFile(file('desk.JPG'), photo)

  const { desk = [] } = await prepare()
  expect(desk.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual([
    'avif 400x571',
    'webp 400x571',
    'avif 800x1143',
    'webp 800x1143',
    'avif 1200x1714',
    'webp 1200x1714',
    'png 1200x1714',
    'avif 1400x2000',
    'webp 1400x2000',
  ])
  expect((await readdir(join(directory, 'public'))).toSorted()).toEqual(
    desk.map(({ path }) => path.replace('/pictures/', '')).toSorted(),
  )
  for (const { path, width, height, size } of desk) {
    const written = await readFile(join(directory, 'public', path.replace('/pictures/', '')))
    const { exif, icc, orientation, ...made } = await sharp(written).metadata()
    expect([exif, icc, orientation, made.width, made.height]).toEqual([undefined, undefined, undefined, width, height])
    expect(written.length).toBe(size)
    // Above red, below blue, as browsers without colour profiles show them.
    const pixels = await sharp(written).removeAlpha().raw().toBuffer()
    for (const [share, wanted] of [
      [0.25, [255, 0, 0]],
      [0.75, [0, 0, 255]],
    ] as const) {
      const middle = (Math.round(height * share) * width + Math.round(width / 2)) * 3
      for (const [index, value] of wanted.entries())
        expect(Math.abs((pixels[middle + index] ?? -1) - value)).toBeLessThan(15)
    }
  }
})

test('a photo is never enlarged, nor wider than screens', async () => {
  await ground(300, 200, '#123456').png().toFile(file('small.png'))
  await ground(6000, 600, '#123456').webp().toFile(file('wide.webp'))
  await ground(900, 600, '#123456').avif({ effort: 0 }).toFile(file('middle.avif'))
  const { small = [], wide = [], middle = [] } = await prepare()
  const widths = (files: typeof small) => [...new Set(files.map(({ width }) => width))]
  expect([widths(small), widths(middle), widths(wide)]).toEqual([[300], [400, 800, 900], [400, 800, 1200, 1600, 2400]])
  for (const files of [small, wide, middle]) expect(files.filter(({ format }) => format === 'png')).toHaveLength(1)
})

test('drawings come from the cache until the picture changes', async () => {
  await writeFile(file('hero.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>')
  await ground(300, 200, '#123456').jpeg().toFile(file('photo.jpg'))
  await prepare()
  const cached = await readdir(join(directory, 'cache'))
  // Three sizes of a drawing, of which the largest is no AVIF; one of the photo.
  expect(cached).toHaveLength(8 + 3)
  await Promise.all(cached.map((name) => writeFile(join(directory, 'cache', name), 'from the cache')))
  const again = await prepare()
  const rasters = Object.values(again)
    .flat()
    .filter(({ format }) => format !== 'svg')
  expect(new Set(rasters.map(({ size }) => size))).toEqual(new Set(['from the cache'.length]))

  await ground(300, 200, '#654321').jpeg().toFile(file('photo.jpg'))
  const { photo = [], hero = [] } = await prepare()
  expect(photo.every(({ size }) => size > 30)).toBe(true)
  expect(hero.find(({ format }) => format === 'png')?.size).toBe('from the cache'.length)
})

test('an unusable picture is one line with a correction', async () => {
  const photo = await ground(1200, 800, '#123456').jpeg().toBuffer()
  await writeFile(file('half.jpg'), photo.subarray(0, photo.length / 2))
  await writeFile(file('words.png'), 'no picture')
  await writeFile(file('IMG 2034.JPG'), photo)
  await writeFile(file('twice.jpg'), photo)
  await copyFile(file('twice.jpg'), file('twice.png'))
  await writeFile(file('.DS_Store'), '')
  expect(await faults()).toEqual([
    'IMG 2034.JPG: name it in letters, digits and hyphens',
    'half.jpg: it cannot be read to its end; export it again as SVG, JPG or PNG',
    'twice.png: another file has its id "twice", too; rename one of them',
    'words.png: it cannot be read to its end; export it again as SVG, JPG or PNG',
  ])
})

test('a photo with the ending of a drawing is a photo', async () => {
  await writeFile(file('drawn.svg'), await ground(300, 200, '#123456').jpeg().toBuffer())
  expect((await prepare()).drawn?.map(({ format }) => format)).toEqual(['avif', 'webp', 'png'])
})
