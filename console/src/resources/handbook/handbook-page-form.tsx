import { type LanguageCode, languageCode, languages, languageTag } from '@pinline/contracts/api/languages'
import { handbookPageLengths } from '@pinline/contracts/notification/handbook/handbook-page-fields'
import type { HandbookPageChanged, HandbookPageRow } from '@pinline/contracts/notification/handbook/handbook-page-row'
import { Suspense, useId } from 'react'
import { Link } from 'react-router-dom'
import { CommandError } from '../../layout/command-error.tsx'
import { ConflictDialog, type ConflictFieldWords } from '../../layout/conflicts/conflict-dialog.tsx'
import { textLines } from '../../layout/conflicts/text-lines.ts'
import { DraftOffer } from '../../layout/drafts/draft-offer.tsx'
import { Field } from '../../layout/field.tsx'
import { LazyMarkdownEditor } from '../../layout/markdown/lazy-markdown.ts'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { handbookPageFormValues } from './handbook-page-form-values.ts'
import { type HandbookPageFormState, useHandbookPageForm } from './use-handbook-page-form.ts'
import { useHandbookSections } from './use-handbook-sections.ts'

const nameOfLanguage = (code: unknown): string => languages.find((one) => one.code === code)?.name ?? ''

/** How a conflict names the fields and their values. */
const useConflictWords = (language: LanguageCode) => {
  const text = useText()
  return (field: string): ConflictFieldWords => {
    const name = handbookPageFormValues.keyof().parse(field)
    return {
      label: text(`resources.handbook.fields.${name}`),
      linesOf: (value) => (name === 'language' ? [nameOfLanguage(value)] : textLines(value)),
      ...(name === 'title' || name === 'body' ? { lang: languageTag(language) } : {}),
    }
  }
}

/** Where a page stands in the handbook, and its language. */
const PlaceFields = ({ form }: { readonly form: HandbookPageFormState }) => {
  const text = useText()
  const listId = useId()
  const sections = useHandbookSections()
  const { values, edit, fieldErrorText } = form
  return (
    <div className="handbook-place">
      <Field
        label={text('resources.handbook.fields.section')}
        fieldError={fieldErrorText('section')}
        hint={text('resources.handbook.form.section_hint')}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            list={listId}
            maxLength={handbookPageLengths.section}
            value={values.section}
            onChange={({ target }) => edit({ section: target.value })}
          />
        )}
      </Field>
      <datalist id={listId}>
        {sections.map(({ section }) => (
          <option key={section} value={section} />
        ))}
      </datalist>
      <Field
        label={text('resources.handbook.fields.place')}
        fieldError={fieldErrorText('place')}
        hint={text('resources.handbook.form.place_hint')}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            inputMode="numeric"
            maxLength={4}
            value={values.place}
            onChange={({ target }) => edit({ place: target.value })}
          />
        )}
      </Field>
      <Field label={text('resources.handbook.fields.language')}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={values.language}
            onChange={({ target }) => edit({ language: languageCode.parse(target.value) })}
          >
            {languages.map(({ code, tag, name }) => (
              <option key={code} value={code} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}

/** The text, in the editor with its preview. */
const BodyField = ({ form }: { readonly form: HandbookPageFormState }) => {
  const text = useText()
  const format = useFormat()
  const noteId = useId()
  const { values, edit, fieldErrorText } = form
  const fieldError = fieldErrorText('body')
  return (
    <div className="field">
      <span className="label" aria-hidden="true">
        {text('resources.handbook.fields.body')}
      </span>
      <Suspense fallback={<PageSkeleton />}>
        <LazyMarkdownEditor
          value={values.body}
          language={values.language}
          label={text('resources.handbook.fields.body')}
          describedBy={noteId}
          isInvalid={fieldError !== undefined}
          onChange={(body) => edit({ body })}
        />
      </Suspense>
      <p className={fieldError === undefined ? 'field-hint' : 'field-error'} id={noteId}>
        {fieldError ??
          text('resources.handbook.form.body_hint', {
            length: format.number(values.body.length),
            most: format.number(handbookPageLengths.body),
          })}
      </p>
    </div>
  )
}

interface HandbookPageFormProps {
  /** Undefined for a new one. */
  readonly record: HandbookPageRow | undefined
  readonly onDone: (changed: HandbookPageChanged) => void
}

/** A page of the handbook while it is written. */
export const HandbookPageForm = ({ record, onDone }: HandbookPageFormProps) => {
  const text = useText()
  const form = useHandbookPageForm(record, onDone)
  const { values, edit, canEdit, busy, isChanged } = form
  const wordsOf = useConflictWords(values.language)
  return (
    <form ref={form.form} className="stack" onSubmit={(event) => void form.submit(event)} noValidate>
      <DraftOffer offer={form.offer} />
      <ConflictDialog conflict={form.conflict} wordsOf={wordsOf} />
      <fieldset className="form handbook-form" disabled={!canEdit}>
        <Field label={text('resources.handbook.fields.title')} fieldError={form.fieldErrorText('title')}>
          {(control) => (
            <input
              {...control}
              className="input"
              lang={languageTag(values.language)}
              maxLength={handbookPageLengths.title}
              value={values.title}
              onChange={({ target }) => edit({ title: target.value })}
            />
          )}
        </Field>
        <PlaceFields form={form} />
        <BodyField form={form} />
      </fieldset>
      <CommandError result={form.result} onReload={() => void form.reload()} />
      <div className="form-save">
        <button
          type="submit"
          className="button button-gold"
          aria-busy={busy}
          aria-disabled={busy || !canEdit || (record !== undefined && !isChanged)}
        >
          {text('resources.handbook.commands.save')}
        </button>
        <Link className="button" to={record === undefined ? '/handbook' : `/handbook/${record.id}/show`}>
          {text('forms.leave')}
        </Link>
        <p className="small" role="status">
          {record !== undefined && text(`resources.notices.page.${isChanged ? 'changed' : 'unchanged'}`)}
        </p>
      </div>
    </form>
  )
}
