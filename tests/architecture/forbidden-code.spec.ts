import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from './cruise-folders.ts'

/** What code of the product never does, as patterns, with the files that may, and why. */
const forbidden: readonly { what: string; pattern: RegExp; except?: Record<string, string> }[] = [
  { what: 'start a program', pattern: /from 'node:child_process'/ },
  { what: 'evaluate text', pattern: /\beval\(|new Function\(|from 'node:vm'/ },
  {
    what: 'write HTML',
    pattern: /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    except: {
      'console/src/resources/content/editor/clean-html.ts': 'reads it from a cleaned clipboard that is not shown',
      'storefront/src/app/mount-in-app.fixtures.tsx': 'a test shows what the server drew',
    },
  },
  { what: 'send code to the database', pattern: /\$where\b|\$function\b|\$accumulator\b|\.mapReduce\(/ },
  {
    what: 'receive messages of other windows',
    pattern: /(?:window|self|globalThis)\.addEventListener\(\s*'message'|onmessage\s*=/,
  },
  {
    what: 'draw random values that can be guessed',
    pattern: /Math\.random/,
    except: {
      'services/gateway/src/limits/fair-slots.ts': 'spreads the ends of waiting',
      'storefront/ui/src/api-client/shared-stream.ts': 'names a tab where the page has no crypto',
    },
  },
  { what: 'hash with anything but SHA-256 or better', pattern: /create(?:Hash|Hmac)\(\s*'(?!sha(?:256|384|512)')/ },
  { what: 'cipher with anything but AES-256-GCM', pattern: /create(?:Cipher|Decipher)iv\(\s*'(?!aes-256-gcm')/ },
  {
    what: 'make a pattern of text',
    pattern: /new RegExp\(/,
    except: {
      'services/catalogue/src/search/fold-text.ts': 'of constants',
      'services/catalogue/src/search/read-measurements.ts': 'of constants',
      'services/contracts/src/catalogue/import/import-options.ts': 'of constants',
      'services/gateway/src/openapi/examples.ts': 'of the schemas of the contracts',
      'services/notification/src/messages/refusal-text.ts': 'escapes the text first',
      'storefront/src/features/quick-order/read-quantity.ts': 'of constants',
    },
  },
  {
    what: 'parse XML',
    pattern: /DOMParser|from '(?:fast-xml-parser|xml2js|libxmljs2?)'/,
    except: { 'console/src/resources/content/editor/clean-html.ts': 'parses HTML, which has no entities of its own' },
  },
]

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.js'],
  {
    cwd: projectFolder,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /^(?:events|services|storefront|console)\//.test(path) && !/\.spec\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(projectFolder, path), 'utf8') }))

test('the product is read', () => {
  expect(sources.length).toBeGreaterThan(1500)
})

test.each(forbidden)('code of the product does not $what', ({ pattern, except = {} }) => {
  const found = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
  expect(found).toEqual(Object.keys(except))
})
