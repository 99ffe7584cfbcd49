import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { DurationField } from './duration-field.tsx'
import { durationFormValues } from './duration-form-values.ts'
import { FixedSetting } from './fixed-setting.tsx'
import {
  type OrderSettingsFormOptions,
  type SettingsEdits,
  useUpdateOrderSettingsForm,
} from './use-update-order-settings-form.ts'

const spans = ['orderDeadlineSeconds', 'paymentAttemptSeconds'] as const

type SettingsFormState = ReturnType<typeof useUpdateOrderSettingsForm>

interface SettingsFieldsProps {
  readonly shown: OrderSettingsFormOptions['shown']
  readonly settingsForm: SettingsFormState
}

/** One field per setting; a setting that the environment fixes is read-only. */
const SettingsFields = ({ shown, settingsForm: { edits, changes, fieldErrorText, edit } }: SettingsFieldsProps) => {
  const text = useText()
  const format = useFormat()
  const variableOf = (name: string) => shown.fromEnvironment.find(({ field }) => field === name)?.variable
  const currentValueText = (field: keyof SettingsEdits, present: string) =>
    field in changes ? text('settings.orders.present', { value: present }) : text(`settings.orders.hint.${field}`)
  const days = text('settings.orders.days', { smart_count: shown.receiptDays })
  const daysVariable = variableOf('receiptDays')
  return (
    <>
      {spans.map((field) => {
        const variable = variableOf(field)
        const present = format.duration(shown[field] * 1000)
        const label = text(`settings.orders.fields.${field}`)
        return variable === undefined ? (
          <DurationField
            key={field}
            label={label}
            fieldError={fieldErrorText(field)}
            hint={currentValueText(field, present)}
            input={edits[field] ?? durationFormValues(shown[field])}
            onEdit={(input) => edit({ [field]: input })}
          />
        ) : (
          <FixedSetting key={field} label={label} value={present} variable={variable} />
        )
      })}
      {daysVariable === undefined ? (
        <Field
          label={text('settings.orders.fields.receiptDays')}
          fieldError={fieldErrorText('receiptDays')}
          hint={currentValueText('receiptDays', days)}
        >
          {(control) => (
            <span className="settings-span">
              <input
                {...control}
                className="input"
                inputMode="numeric"
                maxLength={5}
                value={edits.receiptDays ?? String(shown.receiptDays)}
                onChange={(event) => edit({ receiptDays: event.target.value })}
              />
              <span className="settings-unit">{text('settings.unit.days')}</span>
            </span>
          )}
        </Field>
      ) : (
        <FixedSetting label={text('settings.orders.fields.receiptDays')} value={days} variable={daysVariable} />
      )}
    </>
  )
}

const SettingsSave = ({
  settingsForm: { edits, isChanged, isPending, result, reload, discard },
}: {
  settingsForm: SettingsFormState
}) => {
  const text = useText()
  return (
    <div className="settings-save">
      <CommandError result={result} onReload={() => void reload()} />
      <button
        type="submit"
        className="button button-gold"
        aria-busy={isPending}
        aria-disabled={isPending || !isChanged}
      >
        {text('settings.save')}
      </button>
      {Object.keys(edits).length > 0 && (
        <button type="button" className="button" onClick={discard}>
          {text('settings.discard')}
        </button>
      )}
    </div>
  )
}

/** Deadlines of orders. Unedited fields follow changes by others. */
export const UpdateOrderSettingsForm = (options: OrderSettingsFormOptions) => {
  const text = useText()
  const settingsForm = useUpdateOrderSettingsForm(options)
  const { form, grant, submit } = settingsForm
  return (
    <section className="sheet" aria-labelledby="order-settings">
      <h2 id="order-settings">{text('settings.orders.title')}</h2>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <fieldset className="form sheet-form settings-fields" disabled={grant === 'missing'}>
          <SettingsFields shown={options.shown} settingsForm={settingsForm} />
        </fieldset>
        <p className="sheet-note small">{text('settings.orders.note')}</p>
        {grant !== 'missing' && <SettingsSave settingsForm={settingsForm} />}
      </form>
    </section>
  )
}
