import { textLang, type MaybeInEnglish } from '#i18n/english-fallback.ts'
import { EnglishFallbackNote } from '#ui/english-fallback-note.tsx'
import { Picture } from '#ui/picture.tsx'
import { Prose } from '#ui/article/prose.tsx'
import { Title } from '#ui/title.tsx'
import type { StaticPage } from './schema.ts'

/** A static page: a banner with the title, then the text. */
export function TextPage({ page }: { page: MaybeInEnglish<StaticPage> }) {
  const { title, content, inEnglish } = page
  const lang = textLang(page)
  return (
    <article>
      {inEnglish && <EnglishFallbackNote />}
      <header className="relative overflow-clip border-b border-line bg-chart">
        <Picture
          id="banner-chart"
          alt=""
          size="3000x1200"
          className="absolute inset-0 size-full object-cover object-right"
        />
        <div className="frame relative py-14 lg:py-20">
          <div className="ticks mb-8 h-1.5" />
          <Title lang={lang}>{title}</Title>
        </div>
      </header>
      <div className="frame py-14 lg:py-20">
        <Prose html={content} lang={lang} />
      </div>
    </article>
  )
}
