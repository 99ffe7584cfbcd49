import { useText } from '../../messages/use-text.ts'

interface FixedSettingProps {
  readonly label: string
  readonly value: string
  /** The environment variable that sets it. */
  readonly variable: string
}

/** A setting that the environment of the service fixes: read-only. */
export const FixedSetting = ({ label, value, variable }: FixedSettingProps) => {
  const text = useText()
  return (
    <div className="field">
      <span className="label">{label}</span>
      <p className="settings-fixed">
        <b>{value}</b> <span className="tag">{text('settings.environment.tag')}</span>
      </p>
      <p className="field-hint">
        {text('settings.environment.note')} <code className="figure">{variable}</code>
      </p>
    </div>
  )
}
