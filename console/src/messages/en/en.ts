import english from 'ra-language-english'
import { api } from './api.ts'
import { forms } from './forms.ts'
import { home } from './home.ts'
import { operations } from './operations.ts'
import { profile } from './profile.ts'
import { resources } from './resources.ts'
import { session } from './session.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'

/** English is the measure: every other language has exactly its keys. */
export const en = { ...english, shell, session, api, forms, home, operations, profile, resources, settings }
