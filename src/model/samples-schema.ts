import * as v from 'valibot'

export const profileNames = ['conservative', 'moderate', 'aggressive'] as const
export type ProfileName = (typeof profileNames)[number]

/** Months in the file. Three whole years weigh each month of the year equally. */
export const sampleMonths = 36

const percent = (sentence: string) => v.pipe(v.number(sentence), v.minValue(-100, sentence), v.maxValue(100, sentence))
const Returns = v.pipe(
  v.array(percent('Write the return of the month in percent, such as -1.4')),
  v.length(sampleMonths, `Write ${sampleMonths} months`),
)
const Month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write a month such as "2021-01"'))
const ProfileChoice = v.picklist(profileNames, `Write one of: ${profileNames.join(', ')}`)
const Profile = v.strictObject({
  /** What the broker takes, in percent of the capital a month. */
  costs: percent('Write the costs of a month in percent, such as 0.2'),
  /** Percent of the capital in open positions, on average. */
  in_use: percent('Write a share in percent, such as 38'),
  /** Before all fees. */
  returns: Returns,
})

/**
 * `content/samples.json`: the invented months from which every figure of the site follows
 * (docs/content.md#samples).
 */
export const Samples = v.strictObject({
  invented: v.literal(true, 'Write true: these figures are invented'),
  /** The first month. */
  from: Month,
  profiles: v.strictObject({ conservative: Profile, moderate: Profile, aggressive: Profile }),
  /** Buying once and keeping: an invented mix of crypto assets. */
  holding: v.strictObject({ returns: Returns }),
  /** The profiles of each plan by its id. `usual` is the one that the minimum capital is made for. */
  plans: v.record(
    v.string(),
    v.strictObject({ profiles: v.pipe(v.array(ProfileChoice), v.minLength(1)), usual: ProfileChoice }),
  ),
  /** Half a year of a profile each, from its first month. */
  accounts: v.array(v.strictObject({ profile: ProfileChoice, from: Month })),
})
export type Samples = v.InferOutput<typeof Samples>
