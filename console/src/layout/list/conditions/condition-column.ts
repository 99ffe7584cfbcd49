/** A column that a list can be filtered by with an operator; the filter of that name has the condition. */
export interface ConditionColumn {
  readonly source: string
  readonly label: string
  readonly kind: 'number' | 'date'
  /** E.g. `mm`; it stands beside the label. */
  readonly unit?: string
  /** Rows may lack a value. */
  readonly nullable?: true
}
