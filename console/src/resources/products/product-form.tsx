import { type FormEvent, type ReactNode, useRef } from 'react'
import { useNotify } from 'react-admin'
import { CommandError } from '../../layout/command-error.tsx'
import { ConflictDialog } from '../../layout/conflicts/conflict-dialog.tsx'
import { DraftOffer } from '../../layout/drafts/draft-offer.tsx'
import { useFocusOnFieldError } from '../../layout/field-errors.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { AttributeField } from './attribute-fields.tsx'
import { DuplicatePart } from './duplicate-part.tsx'
import { type FieldDefinition, type FieldGroup, fieldGroups } from './edited-fields.ts'
import { NameFields } from './name-fields.tsx'
import { parsePads } from './pads-text.ts'
import { PatternFields } from './pattern-fields.tsx'
import { ProductField } from './product-field.tsx'
import { useAddedAttributes } from './use-added-attributes.ts'
import { useConflictWords } from './use-conflict-words.ts'
import { useFieldLabels } from './use-field-labels.ts'
import { type ProductFormOptions, useProductForm } from './use-product-form.ts'

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="sheet" aria-labelledby={`${id}-fields`}>
    <h2 id={`${id}-fields`}>{title}</h2>
    {children}
  </section>
)

const ofParts: readonly FieldGroup[] = ['identity', 'mechanical', 'electrical']
const ofSale: readonly FieldGroup[] = ['trade', 'compliance']

interface ProductSaveProps {
  readonly isNew: boolean
  readonly isReadOnly: boolean
  /** Names of the edited fields. */
  readonly changed: readonly string[]
  readonly busy: boolean
}

const ProductSave = ({ isNew, isReadOnly, changed, busy }: ProductSaveProps) => {
  const text = useText()
  const format = useFormat()
  const { labelOf } = useFieldLabels()
  return (
    <div className="form-save">
      {isReadOnly ? (
        <p className="small">{text('resources.products.edit.read_only')}</p>
      ) : (
        <>
          <button
            type="submit"
            className="button button-gold"
            aria-busy={busy}
            aria-disabled={busy || (!isNew && changed.length === 0)}
          >
            {text(isNew ? 'resources.products.edit.create' : 'resources.products.edit.save')}
          </button>
          {!isNew && (
            <p className="small" role="status">
              {changed.length === 0
                ? text('resources.products.edit.unchanged')
                : text('resources.products.edit.changed', {
                    smart_count: changed.length,
                    names: format.list([
                      ...new Set(changed.map((field) => labelOf(field.replace(/^bodyMm\..*/u, 'bodyMm')))),
                    ]),
                  })}
            </p>
          )}
        </>
      )}
    </div>
  )
}

interface AttributesOfCategoryProps {
  readonly formValues: Readonly<Record<string, string>>
  readonly added: ReturnType<typeof useAddedAttributes>
  readonly fieldErrorOf: (field: string) => string | undefined
  readonly onEdit: (field: string, value: string) => void
}

/** The attributes of the chosen category, and those of other categories that have a value. */
const AttributesOfCategory = ({
  formValues,
  added: { attributes, pending, closed, error, refetch },
  fieldErrorOf,
  onEdit,
}: AttributesOfCategoryProps) => {
  const text = useText()
  const ofCategory = attributes.filter(
    ({ id, categoryIds }) =>
      categoryIds.includes(formValues.category ?? '') || (formValues[`attributes.${id}`] ?? '') !== '',
  )
  return (
    <>
      {closed && <p className="sheet-note">{text('resources.products.edit.attributes_closed')}</p>}
      {pending && <p className="sheet-note">{text('shell.loading')}</p>}
      {error !== null && (
        <div className="notice notice-danger" role="alert">
          <div>{text('resources.products.edit.attributes_failed', { reason: error.message })}</div>
          <button type="button" className="button button-small" onClick={refetch}>
            {text('shell.failed.retry')}
          </button>
        </div>
      )}
      {!closed && !pending && error === null && ofCategory.length === 0 && (
        <p className="sheet-note">{text('resources.products.edit.no_attributes')}</p>
      )}
      {ofCategory.length > 0 && (
        <div className="sheet-form field-grid">
          {ofCategory.map((attribute) => {
            const field = `attributes.${attribute.id}`
            return (
              <AttributeField
                key={attribute.id}
                attribute={attribute}
                value={formValues[field] ?? ''}
                fieldError={fieldErrorOf(field)}
                onChange={(value) => onEdit(field, value)}
              />
            )
          })}
        </div>
      )}
    </>
  )
}

/** All data of a product in groups. Sends only edited fields. */
export const ProductForm = (options: Omit<ProductFormOptions, 'attributes'>) => {
  const text = useText()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const added = useAddedAttributes()
  const conflictWords = useConflictWords()
  const form = useRef<HTMLFormElement>(null)
  const state = useProductForm({ ...options, attributes: added.attributes })
  const { draft, snapshot, formValues, changed, fieldErrors, result, conflict, busy, type, submit, reload } = state
  useFocusOnFieldError(form, fieldErrors)
  const grant = grantOf(permissions, 'products.update')
  const isNew = options.record === undefined

  const fieldErrorOf = (field: string): string | undefined => {
    const fieldError = fieldErrors[field]
    if (fieldError === undefined) return undefined
    const read = parsePads(formValues.pads ?? '')
    return text(`resources.products.edit.fault.${fieldError}`, { line: 'wrongLine' in read ? read.wrongLine : '' })
  }
  const hints: Readonly<Record<string, string>> = {
    origin: text('resources.products.edit.origin_hint'),
    hsCode: text('resources.products.edit.hs_hint'),
  }
  const fieldOf = (field: FieldDefinition) => (
    <div key={field.name}>
      <ProductField
        field={field}
        value={formValues[field.name] ?? ''}
        fieldError={fieldErrorOf(field.name)}
        hint={hints[field.name]}
        onChange={(value) => type(field.name, value)}
      />
      {field.name === 'model' && fieldErrors.model === 'part-number-taken' && (
        <DuplicatePart manufacturer={formValues.manufacturer ?? ''} model={formValues.model ?? ''} />
      )}
    </div>
  )
  const groupOf = (group: FieldGroup) => (
    <Section key={group} id={group} title={text(`resources.products.edit.group.${group}`)}>
      <div className="sheet-form field-grid">{fieldGroups[group].map(fieldOf)}</div>
    </Section>
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (grant === 'granted') void submit()
    else notify('shell.function_disabled', { type: 'error' })
  }

  return (
    <form ref={form} className="stack" onSubmit={onSubmit} noValidate>
      <DraftOffer offer={draft.offer} />
      <ConflictDialog conflict={conflict} wordsOf={conflictWords} />
      <fieldset className="product-form" disabled={grant === 'missing'}>
        <div className="stack">
          {ofParts.map(groupOf)}
          <Section id="pattern" title={text('resources.products.edit.group.pattern')}>
            <PatternFields formValues={formValues} isNew={isNew} fieldErrorOf={fieldErrorOf} onEdit={type} />
          </Section>
        </div>
        <div className="stack">
          {ofSale.map(groupOf)}
          <Section id="attributes-of-category" title={text('resources.products.edit.group.attributes')}>
            <AttributesOfCategory formValues={formValues} added={added} fieldErrorOf={fieldErrorOf} onEdit={type} />
          </Section>
          <Section id="names" title={text('resources.products.edit.group.names')}>
            <NameFields formValues={formValues} composed={snapshot?.composedNames} onEdit={type} />
          </Section>
        </div>
      </fieldset>
      <CommandError result={result} onReload={() => void reload()} />
      <ProductSave isNew={isNew} isReadOnly={grant === 'missing'} changed={changed} busy={busy} />
    </form>
  )
}
