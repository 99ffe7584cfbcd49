import { type SettingSource, settingSource } from '@pinline/chassis/settings/setting-source'
import { languageCodes } from '@pinline/contracts/api/languages'
import type { SettingValue } from '@pinline/contracts/api/setting'
import { currencyCodes } from '@pinline/events/money'
import { currencyStreamId } from '../domain/currency/currency.ts'
import { currencyDecider } from '../domain/currency/currency-decider.ts'
import { languageStreamId } from '../domain/language/language.ts'
import { languageDecider } from '../domain/language/language-decider.ts'

/** The currencies and languages of the shop, each under the key that screens know it by. */
export const shopSettingSources: readonly SettingSource[] = [
  ...currencyCodes.map((code) =>
    settingSource(
      currencyDecider,
      { streamId: currencyStreamId(code), prefix: `currency.${code}` },
      ({ defined, rates }) => {
        if (defined === null) return new Map<string, SettingValue>()
        const { amount, scale } = rates.at(-1) ?? {}
        const rate = amount === undefined || scale === undefined ? null : { amount, scale }
        return new Map<string, SettingValue>([
          [`currency.${code}`, { kind: 'currency', code, enabled: defined.enabled, rate }],
        ])
      },
    ),
  ),
  ...languageCodes.map((code) =>
    settingSource(languageDecider, { streamId: languageStreamId(code), prefix: `language.${code}` }, ({ defined }) =>
      defined === null
        ? new Map<string, SettingValue>()
        : new Map<string, SettingValue>([
            [`language.${code}`, { kind: 'language', name: defined.name, enabled: defined.enabled }],
          ]),
    ),
  ),
]
