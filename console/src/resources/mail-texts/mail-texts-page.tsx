import './mail-texts.css'
import type { OutputOf } from '@pinline/contracts/api/call'
import { languageCode } from '@pinline/contracts/api/languages'
import type { listMailTexts } from '@pinline/contracts/notification/mail-text/list-mail-texts'
import { type MailTextName, mailTextName } from '@pinline/contracts/notification/mail-text/mail-text-fields'
import { useId } from 'react'
import { useLocale } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { LanguageSelect } from '../../layout/language-select.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { useText } from '../../messages/use-text.ts'
import { MailPreview } from './mail-preview.tsx'
import { SendTestMailButton } from './send-test-mail-button.tsx'
import { useMailTexts } from './use-mail-texts.ts'

type MailTexts = OutputOf<typeof listMailTexts>

/** What is shown stands in the address: a colleague who gets it sees the same. */
const useShownMail = () => {
  const locale = useLocale()
  const [params, setParams] = useSearchParams()
  const set = (change: Record<string, string>) =>
    setParams({ ...Object.fromEntries(params), ...change }, { replace: true })
  return {
    name: mailTextName.catch('order-placed').parse(params.get('mail')),
    language: languageCode.catch(languageCode.catch('en').parse(locale)).parse(params.get('language')),
    show: (name: string) => set({ mail: name }),
    showIn: (language: string) => set({ language }),
  }
}

interface ChoiceProps {
  readonly list: MailTexts['list']
  readonly shown: MailTextName
  readonly onChoose: (name: string) => void
}

/** Beside the preview where there is room for it. */
const MailList = ({ list, shown, onChoose }: ChoiceProps) => {
  const text = useText()
  return (
    <nav className="sheet mail-list" aria-label={text('resources.mail-texts.kinds')}>
      <ul>
        {list.map(({ name }) => (
          <li key={name}>
            <button type="button" aria-current={name === shown} onClick={() => onChoose(name)}>
              {text(`resources.mail-texts.names.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Instead of the list on narrow screens. */
const MailSelect = ({ list, shown, onChoose }: ChoiceProps) => {
  const text = useText()
  const id = useId()
  return (
    <div className="filter mail-select">
      <label className="label" htmlFor={id}>
        {text('resources.mail-texts.kind')}
      </label>
      <select id={id} className="input" value={shown} onChange={(event) => onChoose(event.target.value)}>
        {list.map(({ name }) => (
          <option key={name} value={name}>
            {text(`resources.mail-texts.names.${name}`)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** When it is sent, and whether buyers may do without it. */
const Sending = ({ events, isOptional }: Pick<MailTexts['list'][number], 'events' | 'isOptional'>) => {
  const text = useText()
  return (
    <p className="mail-sending small">
      {events.length === 0 ? (
        text('resources.mail-texts.on_request')
      ) : (
        <>
          {text('resources.mail-texts.events')}{' '}
          {events.map((type) => (
            <code key={type}>{type}</code>
          ))}
        </>
      )}
      <span className="tag">{text(isOptional ? 'resources.mail-texts.optional' : 'resources.mail-texts.always')}</span>
    </p>
  )
}

const MailTextsSheets = ({ mails }: { readonly mails: MailTexts }) => {
  const text = useText()
  const { name, language, show, showIn } = useShownMail()
  const shown = mails.list.find((one) => one.name === name)
  if (shown === undefined) return null
  return (
    <div className="mail-columns">
      <MailList list={mails.list} shown={name} onChoose={show} />
      <section className="sheet" aria-labelledby="mail-shown">
        <h2 id="mail-shown">{text(`resources.mail-texts.names.${name}`)}</h2>
        <div className="mail-body">
          <div className="filters">
            <MailSelect list={mails.list} shown={name} onChoose={show} />
            <LanguageSelect label={text('resources.mail-texts.language')} shown={language} onChoose={showIn} />
          </div>
          <Sending {...shown} />
          <SendTestMailButton name={name} language={language} address={mails.testAddress} />
          <MailPreview name={name} language={language} />
        </div>
      </section>
    </div>
  )
}

/** Every mail that the shop sends, as its reader gets it, in ten languages. */
export const MailTextsPage = () => {
  const text = useText()
  const { data, error, refetch } = useMailTexts()
  return (
    <article>
      <header className="page-head">
        <h1>{text('resources.mail-texts.title')}</h1>
        <p className="small">{text('resources.mail-texts.note')}</p>
      </header>
      {data !== undefined && <MailTextsSheets mails={data} />}
      {data === undefined && error === null && <PageSkeleton />}
      {data === undefined && error !== null && <PageFailure message={error.message} onRetry={() => void refetch()} />}
    </article>
  )
}
