import { type LanguageCode, languageTag } from '@pinline/contracts/api/languages'
import type { NoticeChanged } from '@pinline/contracts/notification/notice/notice-changed'
import type { NoticeRow } from '@pinline/contracts/notification/notice/notice-row'
import { Segments } from '@pinline/ui/design/segments.tsx'
import { useEffect, useState } from 'react'
import { useLocale } from 'react-admin'
import { CommandError } from '../../layout/command-error.tsx'
import { ConflictDialog } from '../../layout/conflicts/conflict-dialog.tsx'
import { DraftOffer } from '../../layout/drafts/draft-offer.tsx'
import { Field } from '../../layout/field.tsx'
import { NoticeItem } from '../../layout/notifications/notice-item.tsx'
import { useText } from '../../messages/use-text.ts'
import { languagesInOrder } from '../categories/translations.ts'
import { SortField } from '../sorts/sort-field.tsx'
import { AudienceField } from './audience-field.tsx'
import { noText } from './notice-form-values.ts'
import { NoticeTextFields } from './notice-text-fields.tsx'
import { useNoticeConflictWords } from './use-notice-conflict-words.tsx'
import { type NoticeFormState, useNoticeForm } from './use-notice-form.ts'

const kinds = ['notice', 'news'] as const

const PeriodFields = ({ values, edit, fieldErrorText, snapshot }: NoticeFormState) => {
  const text = useText()
  const field = (name: 'from' | 'until') => (
    <Field
      label={text(`resources.notices.fields.${name}`)}
      optional
      fieldError={fieldErrorText(name)}
      hint={snapshot !== undefined && name === 'from' ? undefined : text(`resources.notices.form.${name}_hint`)}
    >
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          className="input"
          value={values[name]}
          onChange={({ target }) => edit({ [name]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <div className="notice-period">
      {field('from')}
      {field('until')}
    </div>
  )
}

const SaveBar = ({ grant, snapshot, busy, isChanged }: NoticeFormState) => {
  const text = useText()
  if (grant === 'missing')
    return (
      <div className="form-save">
        <p className="small">{text('resources.notices.page.read_only')}</p>
      </div>
    )
  const isDown = snapshot?.state === 'withdrawn'
  const label = snapshot === undefined ? 'publish' : isDown ? 'publish_again' : 'save'
  return (
    <div className="form-save">
      <button
        type="submit"
        className="button button-gold"
        aria-busy={busy}
        aria-disabled={busy || (snapshot !== undefined && !isChanged && !isDown)}
      >
        {text(`resources.notices.commands.${label}`)}
      </button>
      <p className="small" role="status">
        {snapshot !== undefined &&
          text(isChanged ? 'resources.notices.page.changed' : 'resources.notices.page.unchanged')}
      </p>
    </div>
  )
}

const Preview = ({ values, language }: { values: NoticeFormState['values']; language: LanguageCode }) => {
  const text = useText()
  const { title, text: body } = values.texts[language] ?? noText
  const from = new Date(values.from)
  const [now] = useState(() => new Date())
  const row = {
    title: title === '' ? text('resources.notices.page.no_title') : title,
    content: body === '' ? text('resources.notices.page.no_text') : body,
    createdAt: (Number.isNaN(from.getTime()) ? now : from).toISOString(),
    read: false,
    pinned: values.pinned,
  }
  return (
    <section className="sheet notice-preview" aria-labelledby="notice-preview">
      <h2 id="notice-preview">{text('resources.notices.page.preview')}</h2>
      <ul className="notification-list">
        <NoticeItem row={row} isOpen lang={languageTag(language)} />
      </ul>
    </section>
  )
}

interface NoticeFormProps {
  /** Undefined for a new notice. */
  readonly record: NoticeRow | undefined
  readonly onDone: (changed: NoticeChanged) => void
}

/** What a notice says, to whom and when, with a preview of how its readers see it. */
export const NoticeForm = ({ record, onDone }: NoticeFormProps) => {
  const text = useText()
  const locale = useLocale()
  const form = useNoticeForm(record, onDone)
  const wordsOf = useNoticeConflictWords()
  const [language, setLanguage] = useState<LanguageCode>(() => (locale === 'zh_cn' ? 'zh_cn' : 'en'))
  const { values, edit, fieldErrors } = form
  // A field that is wrong in a hidden language comes into view.
  useEffect(() => {
    const wrong = languagesInOrder.find((code) =>
      Object.keys(fieldErrors).some((field) => field.startsWith(`texts.${code}.`)),
    )
    if (wrong !== undefined) setLanguage(wrong)
  }, [fieldErrors])
  return (
    <form ref={form.form} className="notice-columns" onSubmit={(event) => void form.submit(event)} noValidate>
      <div className="stack">
        <DraftOffer offer={form.offer} />
        <ConflictDialog conflict={form.conflict} wordsOf={wordsOf} />
        <section className="sheet" aria-labelledby="notice-text">
          <h2 id="notice-text">{text('resources.notices.page.text')}</h2>
          <fieldset className="form sheet-form" disabled={form.grant === 'missing'}>
            <NoticeTextFields form={form} language={language} onLanguage={setLanguage} />
          </fieldset>
        </section>
        <section className="sheet" aria-labelledby="notice-readers">
          <h2 id="notice-readers">{text('resources.notices.page.readers')}</h2>
          <fieldset className="form sheet-form" disabled={form.grant === 'missing'}>
            <div className="field">
              <span className="label">{text('resources.notices.fields.kind')}</span>
              <Segments
                label={text('resources.notices.fields.kind')}
                value={values.kind}
                options={kinds.map((value) => ({ value, label: text(`resources.notices.kind.${value}`) }))}
                onChange={(kind) => edit({ kind })}
              />
            </div>
            <AudienceField {...form} />
            <PeriodFields {...form} />
            <SortField
              value={values.sortId}
              fieldError={form.fieldErrorText('sortId')}
              onChange={(sortId) => edit({ sortId })}
            />
            <label className="check">
              <input
                type="checkbox"
                checked={values.pinned}
                onChange={({ target }) => edit({ pinned: target.checked })}
              />
              {text('resources.notices.form.pin')}
            </label>
          </fieldset>
        </section>
        <CommandError result={form.result} onReload={() => void form.reload()} />
        <SaveBar {...form} />
      </div>
      <Preview key={language} values={values} language={language} />
    </form>
  )
}
