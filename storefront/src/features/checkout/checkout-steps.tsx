import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'

const steps = ['cart', 'confirm', 'pay'] as const

/** The three steps of a checkout as pads on a line. */
export function CheckoutSteps({ current }: { current: (typeof steps)[number] }): ReactNode {
  const { t } = useTranslation('checkout')
  const at = steps.indexOf(current)
  return (
    <ol className="checkout-steps" aria-label={t('steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}
          aria-current={index === at ? 'step' : undefined}
        >
          <i className="step-pad" aria-hidden="true" />
          <span>{t(`steps.${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}
