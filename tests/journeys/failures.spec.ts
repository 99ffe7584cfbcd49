import { failureJourneys } from './failures/failure-journeys.ts'

failureJourneys()
