import { languages } from '@pinline/contracts/api/languages'
import { snippetLengths } from '@pinline/contracts/notification/snippet/snippet-fields'
import type { SnippetChanged, SnippetRow } from '@pinline/contracts/notification/snippet/snippet-row'
import { Link } from 'react-router-dom'
import { CommandError } from '../../layout/command-error.tsx'
import { ConflictDialog, type ConflictFieldWords } from '../../layout/conflicts/conflict-dialog.tsx'
import { textLines } from '../../layout/conflicts/text-lines.ts'
import { DraftOffer } from '../../layout/drafts/draft-offer.tsx'
import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'
import { SnippetTexts } from './snippet-texts.tsx'
import { useSnippetForm } from './use-snippet-form.ts'

/** How a conflict names the fields and their values. */
const useConflictWords = () => {
  const text = useText()
  return (field: string): ConflictFieldWords => {
    const language = languages.find(({ code }) => code === field)
    return language === undefined
      ? {
          label: text(field === 'group' ? 'resources.snippets.fields.group' : 'resources.snippets.fields.title'),
          linesOf: textLines,
        }
      : { label: language.name, linesOf: textLines, lang: language.tag }
  }
}

interface SnippetFormProps {
  /** Undefined for a new one. */
  readonly record: SnippetRow | undefined
  readonly onChanged?: (isChanged: boolean) => void
  readonly onDone: (changed: SnippetChanged) => void
}

/** A snippet while it is written. */
export const SnippetForm = ({ record, ...on }: SnippetFormProps) => {
  const text = useText()
  const form = useSnippetForm(record, on)
  const wordsOf = useConflictWords()
  const { values, edit, canEdit, busy, isChanged } = form
  return (
    <form ref={form.form} className="stack" onSubmit={(event) => void form.submit(event)} noValidate>
      <DraftOffer offer={form.offer} />
      <ConflictDialog conflict={form.conflict} wordsOf={wordsOf} />
      <fieldset className="sheet form snippet-form" disabled={!canEdit}>
        <Field label={text('resources.snippets.fields.title')} fieldError={form.fieldErrorText('title')}>
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={snippetLengths.title}
              value={values.title}
              onChange={({ target }) => edit({ title: target.value })}
            />
          )}
        </Field>
        <Field
          label={text('resources.snippets.fields.group')}
          fieldError={form.fieldErrorText('group')}
          hint={text('resources.snippets.form.group_hint')}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={snippetLengths.group}
              value={values.group}
              onChange={({ target }) => edit({ group: target.value })}
            />
          )}
        </Field>
        <SnippetTexts form={form} />
      </fieldset>
      <CommandError result={form.result} onReload={() => void form.reload()} />
      <div className="form-save">
        <button
          type="submit"
          className="button button-gold"
          aria-busy={busy}
          aria-disabled={busy || !canEdit || (record !== undefined && !isChanged)}
        >
          {text('resources.snippets.commands.save')}
        </button>
        <Link className="button" to="/snippets">
          {text('forms.leave')}
        </Link>
        <p className="small" role="status">
          {record !== undefined && text(`resources.notices.page.${isChanged ? 'changed' : 'unchanged'}`)}
        </p>
      </div>
    </form>
  )
}
