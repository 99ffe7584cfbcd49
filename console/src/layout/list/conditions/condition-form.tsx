import { Button } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../messages/use-text.ts'
import { type ControlProps, Field } from '../../field.tsx'
import { focusOnMount } from '../../focus-on-mount.ts'
import type { ConditionColumn } from './condition-column.ts'
import { conditionOf, inputOf, operatorsOf, valuesOf } from './condition-values.ts'

interface ConditionFormProps {
  readonly column: ConditionColumn
  readonly condition: string | undefined
  readonly titleId: string
  readonly onApply: (condition: string) => void
}

/** Chooses operator and values of the condition on one column. */
export const ConditionForm = ({ column, condition, titleId, onApply }: ConditionFormProps) => {
  const text = useText()
  const { kind } = column
  const [values, setValues] = useState(() => valuesOf(kind, condition))
  const [error, setError] = useState<'required' | 'order'>()
  const takes = inputOf(kind, values.operator)
  const isPair = takes === 'numbers' || takes === 'days'
  const fieldError = error === undefined ? undefined : text(`conditions.${error}`)
  const isDay = takes === 'day' || takes === 'days'
  const type = isDay ? 'date' : 'number'

  const change = (changed: Partial<typeof values>) => {
    setError(undefined)
    setValues({ ...values, ...changed })
  }
  const input = (name: 'first' | 'second') => (control: ControlProps) => (
    <input
      {...control}
      type={type}
      step="any"
      className="input"
      value={values[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const written = conditionOf(kind, values)
    if ('error' in written) setError(written.error)
    else onApply(written.text)
  }

  return (
    <form className="form condition-form" noValidate onSubmit={submit}>
      <b id={titleId}>{text('conditions.dialog', { column: column.label })}</b>
      <Field label={text('conditions.operator')}>
        {(control) => (
          <select
            {...control}
            className="input"
            ref={focusOnMount}
            value={values.operator}
            onChange={({ target }) => {
              const operator = operatorsOf(column).find((one) => one === target.value) ?? values.operator
              const stays = inputOf(kind, operator) === takes
              change(stays ? { operator } : { operator, first: '', second: '' })
            }}
          >
            {operatorsOf(column).map((operator) => (
              <option key={operator} value={operator}>
                {kind === 'number'
                  ? text(`conditions.number.${operator as 'is'}`)
                  : text(`conditions.date.${operator as 'on'}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {takes !== 'nothing' && (
        <Field
          label={text(
            isPair
              ? 'conditions.from'
              : isDay
                ? 'conditions.day'
                : takes === 'count'
                  ? 'conditions.count'
                  : 'conditions.value',
          )}
          fieldError={isPair && error === 'order' ? undefined : fieldError}
        >
          {input('first')}
        </Field>
      )}
      {isPair && (
        <Field label={text('conditions.to')} fieldError={error === 'order' ? fieldError : undefined}>
          {input('second')}
        </Field>
      )}
      <Button type="submit" variant="contained">
        {text('conditions.apply')}
      </Button>
    </form>
  )
}
