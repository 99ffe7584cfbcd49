import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { useId, useState } from 'react'
import { MovableRows } from '../../layout/movable-rows.tsx'
import { useText } from '../../messages/use-text.ts'

interface AttributeSetProps {
  readonly attributes: readonly AttributeRow[]
  readonly ids: readonly string[]
  /** True if the category has subcategories. */
  readonly isInner: boolean
  readonly fieldError: string | undefined
  readonly onChange: (ids: readonly string[]) => void
}

interface AttributeNameProps {
  readonly title: string
  /** Undefined for an attribute that no longer exists. */
  readonly attribute: AttributeRow | undefined
}

const AttributeName = ({ title, attribute }: AttributeNameProps) => {
  const text = useText()
  return (
    <span className="attribute-name">
      {title}
      {attribute !== undefined && (
        <span className="small">
          {text(`resources.attributes.type.${attribute.type}`)}
          {attribute.unit === null ? '' : ` · ${attribute.unit}`}
        </span>
      )}
    </span>
  )
}

interface AddAttributeProps {
  readonly unassigned: readonly AttributeRow[]
  readonly isInvalid: boolean
  readonly onAdd: (id: string) => void
}

const AddAttribute = ({ unassigned, isInvalid, onAdd }: AddAttributeProps) => {
  const text = useText()
  const [adding, setAdding] = useState('')
  return (
    <div className="attribute-add">
      <select
        className="input"
        aria-label={text('resources.categories.sets.choose')}
        aria-invalid={isInvalid}
        value={adding}
        onChange={(event) => setAdding(event.target.value)}
      >
        <option value="">{text('resources.categories.sets.choose')}</option>
        {unassigned.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button button-small"
        aria-disabled={adding === ''}
        onClick={() => {
          if (adding === '') return
          onAdd(adding)
          setAdding('')
        }}
      >
        {text('resources.categories.sets.add')}
      </button>
    </div>
  )
}

/** The attributes of a category in their order: add, remove, move up and down. */
export const AttributeSet = ({ attributes, ids, isInner, fieldError, onChange }: AttributeSetProps) => {
  const text = useText()
  const fieldErrorId = useId()
  const unassigned = attributes.filter(({ id }) => !ids.includes(id))
  const titleOf = (id: string) => attributes.find((one) => one.id === id)?.title ?? id

  return (
    <section
      className="attribute-set"
      aria-label={text('resources.categories.sets.title')}
      aria-describedby={fieldError === undefined ? undefined : fieldErrorId}
    >
      <h3>
        {text('resources.categories.sets.title')} <span className="figure">{ids.length}</span>
      </h3>
      <p className="field-hint">
        {text(`resources.categories.sets.${isInner ? 'inner' : ids.length === 0 ? 'none' : 'note'}`)}
      </p>
      <MovableRows
        rows={ids}
        texts="resources.categories.sets"
        keyOf={(id) => id}
        nameOf={titleOf}
        canRemove
        onChange={onChange}
      >
        {(id) => <AttributeName title={titleOf(id)} attribute={attributes.find((one) => one.id === id)} />}
      </MovableRows>
      {fieldError !== undefined && (
        <p className="field-error" id={fieldErrorId}>
          {fieldError}
        </p>
      )}
      {unassigned.length > 0 && (
        <AddAttribute
          unassigned={unassigned}
          isInvalid={fieldError !== undefined}
          onAdd={(id) => onChange([...ids, id])}
        />
      )}
    </section>
  )
}
