import type { ImportField } from '@pinline/contracts/catalogue/import/import-options'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'
import type { ConstantInput } from './column-mapping.ts'
import { type FieldChoice, titleOf } from './field-choices.ts'
import { FieldSelect } from './field-select.tsx'

const maxConstants = 20
const maxValueLength = 300

interface ConstantRowsProps {
  readonly constants: readonly ConstantInput[]
  readonly choices: readonly FieldChoice[]
  readonly duplicates: ReadonlySet<ImportField>
  /** True if empty values are shown as errors. */
  readonly submitted: boolean
  readonly onChange: (constants: readonly ConstantInput[]) => void
  readonly onAdd: () => void
}

/** Constants for fields without a column. */
export const ConstantRows = ({ constants, choices, duplicates, submitted, onChange, onAdd }: ConstantRowsProps) => {
  const text = useText()
  const change = (key: number, changed: Partial<ConstantInput>) =>
    onChange(constants.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  return (
    <section className="sheet" aria-labelledby="import-constants">
      <h2 id="import-constants">{text('resources.imports.constants.title')}</h2>
      <div className="form sheet-form">
        <p className="small">{text('resources.imports.constants.note')}</p>
        {constants.map(({ key, field, value }) => {
          const title = titleOf(field, choices)
          const empty = submitted && value.trim() === ''
          const duplicate = duplicates.has(field)
          return (
            <div key={key} className="constant-row">
              <FieldSelect
                choices={choices}
                value={field}
                label={text('resources.imports.constants.field')}
                fieldError={duplicate}
                onChoose={(chosen) => chosen !== null && change(key, { field: chosen })}
              />
              <input
                ref={focusOnMount}
                className="input"
                maxLength={maxValueLength}
                aria-label={text('resources.imports.constants.value', { field: title })}
                aria-invalid={empty}
                aria-describedby={empty || duplicate ? `constant-${key}` : undefined}
                value={value}
                onChange={(event) => change(key, { value: event.target.value })}
              />
              <button
                type="button"
                className="button button-small button-square"
                aria-label={text('resources.imports.constants.remove', { field: title })}
                onClick={() => onChange(constants.filter((one) => one.key !== key))}
              >
                <Icon name="close" />
              </button>
              {(empty || duplicate) && (
                <p className="field-error" id={`constant-${key}`}>
                  {text(empty ? 'resources.imports.constants.required' : 'resources.imports.columns.duplicate')}
                </p>
              )}
            </div>
          )
        })}
        {constants.length < maxConstants && (
          <button type="button" className="button button-small import-add" onClick={onAdd}>
            <Icon name="plus" size={16} />
            {text('resources.imports.constants.add')}
          </button>
        )}
      </div>
    </section>
  )
}
