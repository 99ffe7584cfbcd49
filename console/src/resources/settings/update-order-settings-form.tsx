import { CommandError } from '../../layout/command-error.tsx'
import { ConflictDialog, type ConflictFieldWords } from '../../layout/conflicts/conflict-dialog.tsx'
import { DraftOffer } from '../../layout/drafts/draft-offer.tsx'
import { Field } from '../../layout/field.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import { useText } from '../../messages/use-text.ts'
import { countWithUnit } from './count-with-unit.ts'
import { DurationField } from './duration-field.tsx'
import { durationFormValues } from './duration-form-values.ts'
import { FixedSetting } from './fixed-setting.tsx'
import {
  type DurationSetting,
  isNumberSetting,
  type NumberSetting,
  numberSettings,
  type OrderSettingsFormOptions,
  settingField,
  useUpdateOrderSettingsForm,
} from './use-update-order-settings-form.ts'

type SettingsFormState = ReturnType<typeof useUpdateOrderSettingsForm>

interface SettingProps<Setting> {
  readonly field: Setting
  readonly shown: OrderSettingsFormOptions['shown']
  readonly settingsForm: SettingsFormState
}

/** The value in use while it is edited; otherwise what the setting is for. */
const useHint = ({ changes }: SettingsFormState) => {
  const text = useText()
  return (field: DurationSetting | NumberSetting, present: string) =>
    field in changes ? text('settings.orders.present', { value: present }) : text(`settings.orders.hint.${field}`)
}

/** A setting as people read it. */
const useSettingText = () => {
  const text = useText()
  const format = useFormat()
  return (field: DurationSetting | NumberSetting, value: number): string => {
    const unit = isNumberSetting(field) ? numberSettings[field] : undefined
    if (unit === undefined) return format.duration(value * 1000)
    return countWithUnit(text, format, value, unit)
  }
}

/** How a conflict names the settings and their values. */
const useConflictWords = () => {
  const text = useText()
  const settingText = useSettingText()
  return (name: string): ConflictFieldWords => {
    const field = settingField.parse(name)
    return {
      label: text(`settings.orders.fields.${field}`),
      linesOf: (value) => (typeof value === 'number' ? [settingText(field, value)] : []),
    }
  }
}

const variableOf = ({ fromEnvironment }: OrderSettingsFormOptions['shown'], name: string) =>
  fromEnvironment.find(({ field }) => field === name)?.variable

const DurationSettingField = ({ field, shown, settingsForm }: SettingProps<DurationSetting>) => {
  const text = useText()
  const signs = useNumberSigns()
  const settingText = useSettingText()
  const hintOf = useHint(settingsForm)
  const { edits, fieldErrorText, edit } = settingsForm
  const variable = variableOf(shown, field)
  const present = settingText(field, shown[field])
  const label = text(`settings.orders.fields.${field}`)
  return variable === undefined ? (
    <DurationField
      name={`orders.${field}`}
      label={label}
      fieldError={fieldErrorText(field)}
      hint={hintOf(field, present)}
      input={edits[field] ?? durationFormValues(shown[field], signs)}
      onEdit={(input) => edit({ [field]: input })}
    />
  ) : (
    <FixedSetting label={label} value={present} variable={variable} />
  )
}

const NumberSettingField = ({ field, shown, settingsForm }: SettingProps<NumberSetting>) => {
  const text = useText()
  const settingText = useSettingText()
  const hintOf = useHint(settingsForm)
  const { edits, fieldErrorText, edit } = settingsForm
  const variable = variableOf(shown, field)
  const unit = text(`settings.unit.${numberSettings[field]}`)
  const present = settingText(field, shown[field])
  const label = text(`settings.orders.fields.${field}`)
  return variable === undefined ? (
    <Field label={label} fieldError={fieldErrorText(field)} hint={hintOf(field, present)}>
      {(control) => (
        <span className="settings-span">
          <input
            {...control}
            name={`orders.${field}`}
            className="input"
            inputMode="numeric"
            maxLength={7}
            value={edits[field] ?? String(shown[field])}
            onChange={(event) => edit({ [field]: event.target.value })}
          />
          <span className="settings-unit">{unit}</span>
        </span>
      )}
    </Field>
  ) : (
    <FixedSetting label={label} value={present} variable={variable} />
  )
}

/** One field per setting; a setting that the environment fixes is read-only. */
const SettingsFields = (props: Omit<SettingProps<never>, 'field'>) => (
  <>
    <DurationSettingField field="orderDeadlineSeconds" {...props} />
    <DurationSettingField field="paymentAttemptSeconds" {...props} />
    <NumberSettingField field="receiptDays" {...props} />
    <NumberSettingField field="unpaidOrders" {...props} />
    <NumberSettingField field="unpaidSharePercent" {...props} />
    <NumberSettingField field="unpaidSharePieces" {...props} />
    <NumberSettingField field="newBuyersSharePercent" {...props} />
    <NumberSettingField field="largeSharePercent" {...props} />
    <DurationSettingField field="largeShareDeadlineSeconds" {...props} />
    <NumberSettingField field="afterSaleReturnDays" {...props} />
    <NumberSettingField field="afterSaleExchangeDays" {...props} />
    <NumberSettingField field="afterSaleReplacementDays" {...props} />
    <NumberSettingField field="afterSaleRepairDays" {...props} />
    <NumberSettingField field="afterSaleAnswerDays" {...props} />
    <NumberSettingField field="afterSaleSendBackDays" {...props} />
  </>
)

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

/** Deadlines and limits of orders. Unedited fields follow changes by others. */
export const UpdateOrderSettingsForm = (options: OrderSettingsFormOptions) => {
  const text = useText()
  const settingsForm = useUpdateOrderSettingsForm(options)
  const conflictWords = useConflictWords()
  const { form, grant, submit } = settingsForm
  return (
    <section className="sheet" aria-labelledby="order-settings">
      <h2 id="order-settings">{text('settings.orders.title')}</h2>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <DraftOffer offer={settingsForm.draft.offer} />
        <fieldset className="form sheet-form settings-fields" disabled={grant === 'missing'}>
          <SettingsFields shown={options.shown} settingsForm={settingsForm} />
        </fieldset>
        <p className="sheet-note small">{text('settings.orders.note')}</p>
        {grant !== 'missing' && <SettingsSave settingsForm={settingsForm} />}
      </form>
      <ConflictDialog conflict={settingsForm.conflict} wordsOf={conflictWords} />
    </section>
  )
}
