import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { localizePath } from '#i18n/paths.ts'
import { moneyText } from '#i18n/money.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { sections } from '#model/sections.ts'
import { buttonStyle } from '#ui/button.ts'
import { costFields, fieldText, type CostField } from './costs.ts'
import type { BotPlan } from './schema.ts'

export type CostTexts = Record<CostField | 'plan', string>

interface CostFormProps {
  plans: BotPlan[]
  texts: CostTexts
  fields: readonly CostField[]
  problems?: Partial<Record<CostField, 'number' | 'range'>>
  /** Called with every change. */
  onChange?: (texts: CostTexts) => void
}

const names = ['capital', 'plan', 'trades', 'commission', 'spread'] as const

/** The texts of a form's fields. */
export function textsOf(form: HTMLFormElement): CostTexts {
  const data = new FormData(form)
  const textOf = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const [capital, plan, trades, commission, spread] = names.map(textOf)
  return {
    capital: capital ?? '',
    plan: plan ?? '',
    trades: trades ?? '',
    commission: commission ?? '',
    spread: spread ?? '',
  }
}

const inputStyle =
  'mt-1.5 min-h-12 w-full rounded-control border border-ink-soft bg-paper px-3 text-[1rem] text-ink aria-invalid:border-bad figures'

/** Capital, plan and trades: a plain GET form, so that a calculation has an address. */
export function CostForm({ plans, texts, fields, problems, onChange }: CostFormProps) {
  const t = useTranslations('costs')
  const locale = usePageLocale()
  const limitOf = (field: CostField, end: 'least' | 'most') => {
    const value = costFields[field][end]
    return field === 'capital' ? moneyText(locale, value) : fieldText(locale, value)
  }
  return (
    <form
      action={localizePath(locale, sections.costs.path)}
      className="grid items-start gap-x-5 gap-y-4 text-small sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]"
      onInput={(event: FormEvent<HTMLFormElement>) => onChange?.(textsOf(event.currentTarget))}
    >
      <div>
        <label htmlFor="cost-plan" className="font-[550]">
          {t('field.plan')}
        </label>
        <select id="cost-plan" name="plan" defaultValue={texts.plan} className={inputStyle}>
          {plans.map(({ id, title, translations: [text] }) => (
            <option key={id} value={id}>
              {text?.title ?? title}
            </option>
          ))}
        </select>
      </div>
      {fields.map((field) => {
        const problem = problems?.[field]
        const limits = { least: limitOf(field, 'least'), most: limitOf(field, 'most') }
        return (
          <div key={field}>
            <label htmlFor={`cost-${field}`} className="font-[550]">
              {t(`field.${field}`)}
            </label>
            <input
              id={`cost-${field}`}
              name={field}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={texts[field]}
              aria-invalid={problem ? true : undefined}
              aria-describedby={`cost-${field}-problem`}
              className={inputStyle}
            />
            {/* Screen readers announce only changes of an element that is always present. */}
            <output id={`cost-${field}-problem`} className="text-bad">
              {problem && t(`problem.${problem}`, limits)}
            </output>
          </div>
        )
      })}
      <button type="submit" className={`${buttonStyle.primary} sm:mt-7`}>
        {t('calculate')}
      </button>
    </form>
  )
}
