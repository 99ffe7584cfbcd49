import fc from 'fast-check'

// `vitest.config.ts` chooses the seed. A property that fails prints it.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED) })
