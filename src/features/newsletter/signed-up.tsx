import { ArrowRight } from 'lucide'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'

/** The page after a sign-up: the newsletter in short, and pages to read until it comes. */
export interface AfterSignUp {
  /** The content of the newsletter, and how often it comes. */
  description: string
  pages: { title: string; url: string; description?: string | undefined }[]
}

/** The page after a sign-up or its confirmation: what happens next, and pages to read. */
export function SignedUp({ title, text, after }: { title: string; text: string; after: AfterSignUp }) {
  const t = useTranslations('newsletter')
  return (
    <section className="frame py-12 lg:py-20">
      <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[1.3fr_1fr]">
        <div>
          <h1 className="text-h2!">{title}</h1>
          <h2 className="lettering mt-8 text-ink-soft">{t('nextTitle')}</h2>
          <p className="mt-2 max-w-[40rem]">{text}</p>
          <p className="mt-3 mb-8 max-w-[40rem] text-ink-soft">{after.description}</p>
          <ButtonLink href="/">{t('back')}</ButtonLink>
        </div>
        <Picture
          id="newsletter-letter"
          alt=""
          size="640x420"
          className="w-full max-w-[26rem] max-md:order-first max-md:max-w-[18rem]"
        />
      </div>
      <h2 className="mt-14 mb-4 text-h3!">{t('readTitle')}</h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {after.pages.map((page) => (
          <li key={page.url} className="relative rounded-card border border-line p-6 hover:border-sea">
            <Link
              href={page.url}
              className="flex items-center justify-between gap-3 font-[650] after:absolute after:inset-0 hover:text-sea"
            >
              {page.title}
              <Icon node={ArrowRight} className="shrink-0 text-sea" />
            </Link>
            {page.description && <p className="mt-1 text-small text-ink-soft">{page.description}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
