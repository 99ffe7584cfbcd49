import type { LanguageCode } from '@pinline/contracts/api/languages'
import { languageTag } from '@pinline/contracts/api/languages'
import type { MailTextName } from '@pinline/contracts/notification/mail-text/mail-text-fields'
import { useState } from 'react'
import { SheetWaiting } from '../../layout/sheet-waiting.tsx'
import { useText } from '../../messages/use-text.ts'
import { framedMail } from './framed-mail.ts'
import { useMailPreview } from './use-mail-texts.ts'

const widths = ['phone', 'desktop'] as const

/** Subject, HTML in the width of a phone or of a window, and plain text. */
export const MailPreview = ({ name, language }: { readonly name: MailTextName; readonly language: LanguageCode }) => {
  const text = useText()
  const [width, setWidth] = useState<(typeof widths)[number]>('desktop')
  const { data, error, refetch } = useMailPreview(name, language)
  if (data === undefined) return <SheetWaiting error={error} onRetry={() => void refetch()} />
  const tag = languageTag(language)
  return (
    <div className="mail-preview">
      <dl className="mail-subject">
        <dt className="label">{text('resources.mail-texts.subject')}</dt>
        <dd lang={tag}>{data.subject}</dd>
      </dl>
      <div className="mail-preview-head">
        <h3>{text('resources.mail-texts.html')}</h3>
        <fieldset className="segments segments-small" aria-label={text('resources.mail-texts.width')}>
          {widths.map((one) => (
            <button key={one} type="button" aria-pressed={one === width} onClick={() => setWidth(one)}>
              {text(`resources.mail-texts.widths.${one}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <iframe
        className="mail-frame"
        data-width={width}
        title={data.subject}
        sandbox=""
        srcDoc={framedMail(data.html)}
      />
      <h3>{text('resources.mail-texts.plain')}</h3>
      <pre className="mail-plain" lang={tag}>
        {data.text}
      </pre>
    </div>
  )
}
