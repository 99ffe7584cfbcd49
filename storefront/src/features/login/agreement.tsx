import { Checkbox } from '@pinline/ui/design/checkbox.tsx'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'

/** Placeholders for the links inside the translated sentence; no text contains these characters. */
const termsMark = '⟦terms⟧'
const privacyMark = '⟦privacy⟧'

/** The agreement's checkbox beside its sentence; links open in a new tab. */
export function Agreement(props: {
  ticked: boolean
  onChange: (ticked: boolean) => void
  isInvalid: boolean
}): ReactNode {
  const { t } = useTranslation('login')
  const terms = t('agreement.terms')
  const privacy = t('agreement.privacy')
  const parts = t('agreement.text', { terms: termsMark, privacy: privacyMark }).split(/(⟦terms⟧|⟦privacy⟧)/)
  const piece = (part: string) => {
    if (part !== termsMark && part !== privacyMark) return part
    return (
      <Link to="/intro/$page" params={{ page: part === termsMark ? 'termsOfSale' : 'privacyPolicy' }} target="_blank">
        {part === termsMark ? terms : privacy}
      </Link>
    )
  }
  return (
    <div className="agreement">
      <Checkbox
        isSelected={props.ticked}
        onChange={props.onChange}
        isInvalid={props.isInvalid}
        aria-label={t('agreement.text', { terms, privacy })}
      />
      <span>
        {parts.map((part) => (
          <Fragment key={part}>{piece(part)}</Fragment>
        ))}
      </span>
    </div>
  )
}
