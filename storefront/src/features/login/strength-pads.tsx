import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { type CharacterKind, characterKinds, kindsIn } from './password-strength.ts'

const marks: Readonly<Record<CharacterKind, string>> = { digit: '0–9', lower: 'a–z', upper: 'A–Z', other: '#$&' }

/** Four pads, one per kind of character, filled if the password contains it. */
export function StrengthPads({ password }: { password: string }): ReactNode {
  const { t } = useTranslation('login')
  const present = kindsIn(password)
  return (
    <>
      <ul className="strength-pads" aria-label={t('strength.label')}>
        {characterKinds.map((kind) => {
          const filled = present.includes(kind)
          return (
            <li key={kind} data-filled={filled ? '' : undefined}>
              <i aria-hidden="true" />
              <span aria-hidden="true">{marks[kind]}</span>
              <span className="visually-hidden">
                {t(`strength.${kind}`)}: {t(filled ? 'strength.present' : 'strength.missing')}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="field-hint">{t('strength.state', { count: present.length })}</p>
    </>
  )
}
