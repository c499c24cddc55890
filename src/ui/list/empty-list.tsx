import { ButtonLink } from '#ui/button-link.tsx'
import { Picture } from '#ui/picture.tsx'

export function EmptyList({ text, href, link }: { text: string; href: string; link: string }) {
  return (
    <div className="flex flex-col items-center text-center">
      <Picture id="off-chart" alt="" size="640x420" className="w-full max-w-[22rem]" />
      <p className="mt-6 mb-6 text-ink-soft">{text}</p>
      <ButtonLink href={href}>{link}</ButtonLink>
    </div>
  )
}
