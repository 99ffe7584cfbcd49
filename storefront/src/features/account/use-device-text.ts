import { deviceName } from '@pinline/ui/design/device-name'
import { useTranslation } from '../../app/use-translation.ts'

/** Text for a device, e.g. `Firefox on Linux`. */
export const useDeviceText = (): ((userAgent: string) => string) => {
  const { t } = useTranslation('security')
  return (userAgent) => {
    const { browser, system } = deviceName(userAgent)
    if (browser !== undefined && system !== undefined) return t('device.on', { browser, system })
    return browser ?? system ?? t('device.unknown')
  }
}
