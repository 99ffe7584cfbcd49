import type { Page, Request } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { files as en } from '../../../console/src/messages/en/files.ts'
import { files as zhCn } from '../../../console/src/messages/zh_cn/files.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { openVisit } from '../visit.ts'
import type { AccountJourney } from './account-journey.ts'

const consoleTexts = { en, zh_cn: zhCn }

/** An image that does not compress: every pixel is random. */
const noise = (side: number): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()

const uploadsOf = (page: Page): readonly Request[] => {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (
      request.method() === 'POST' &&
      /\/(upload\/file|private\/files\/create|private\/users\/upload)/.test(request.url())
    )
      sent.push(request)
  })
  return sent
}

/** Throttles uploads to this many bytes a second, so that their progress is visible. */
const slowDown = async (page: Page, bytesPerSecond: number) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  })
  return () => session.detach()
}

/** Files of a wrong type or size are not uploaded; others show progress, and can be found, downloaded and deleted. */
export const files: AccountJourney = {
  name: 'files are uploaded, fetched and deleted',
  run: async ({ system, browser, language, options }) => {
    const text = consoleTexts[language]
    const wrongType = (types: string) => text.upload.wrong_type.replace('%{types}', types)
    const { page, pageErrors } = await openVisit(browser, {
      ...options,
      locale: language === 'en' ? 'en-US' : 'zh-CN',
      acceptDownloads: true,
    })
    const uploads = uploadsOf(page)
    const { username, password } = system.demoAccounts().staff
    await page.goto(`${system.url}/console/login?redirect=/files`)
    await page.locator('#username').fill(username)
    await page.locator('#password').fill(password)
    await page.locator('button[type="submit"]').click()
    await page.getByRole('button', { name: text.commands.upload }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    await page.getByRole('button', { name: text.commands.upload }).click()
    const dialog = page.getByRole('dialog')
    const input = dialog.locator('input[type="file"]')
    const confirm = dialog.getByRole('button', { name: text.upload.confirm, exact: true })
    await confirm.click()
    await dialog.getByText(text.upload.required).waitFor()
    await input.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script></script>') })
    await dialog.getByText(wrongType('jpg, gif, png, mp4, m4a, mp3, pdf')).waitFor()
    await dialog.getByRole('combobox').first().selectOption('30')
    const picture = await noise(700)
    await input.setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer: picture })
    await dialog.getByText(wrongType('mp4')).waitFor()
    await confirm.click()
    expect(uploads).toEqual([])

    await dialog.getByRole('combobox').first().selectOption('10')
    const name = `Noise ${language} ${Date.now()}`
    await dialog.locator('input.input').fill(name)
    expect(await accessibilityViolations(page)).toEqual([])
    const speedUp = await slowDown(page, 200_000)
    await confirm.click()
    const progress = dialog.getByRole('progressbar')
    await expect
      .poll(async () => Number(await progress.getAttribute('value').catch(() => 0)), { interval: 50, timeout: 80_000 })
      .toBeGreaterThan(0)
    await speedUp()
    await dialog.waitFor({ state: 'hidden' })
    expect(uploads).toHaveLength(1)

    await page.getByRole('searchbox', { name: text.filters.q }).fill(name)
    const row = page.getByRole('row').filter({ hasText: `${name}.png` })
    await row.getByText('image/png').waitFor()
    await row.getByText('700 × 700').waitFor()
    await row.locator('img[src^="blob:"]').waitFor()
    const downloading = page.waitForEvent('download')
    await row.getByRole('button', { name: text.commands.download_of.replace('%{name}', `${name}.png`) }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`${name}.png`)
    expect(await sharp(await download.path()).metadata()).toMatchObject({ width: 700, height: 700, format: 'png' })

    await row.getByRole('button', { name: text.commands.delete, exact: true }).click()
    await dialog.getByText(text.delete.effects.gone).waitFor()
    await dialog.getByRole('button', { name: text.delete.confirm }).click()
    await row.waitFor({ state: 'detached' })
    await page.locator('.empty').waitFor()
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
