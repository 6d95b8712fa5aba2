import { useEffect } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { suggestHost, suggestSlug } from '#portfolio/rules.ts'
import type { NewBuilding } from '#portfolio/schemas.ts'
import { languagesOfCountry, timeZoneOfCountry } from '#platform/locale/country-defaults.ts'

export type NewBuildingForm = UseFormReturn<z.input<typeof NewBuilding>, unknown, NewBuilding>

/**
 * The short name of the name, the address of the short name, and the time zone and language of the country: each until another one
 * is entered.
 */
export function useSuggestions(form: NewBuildingForm): void {
  const [name, slug, countryCode] = useWatch({ control: form.control, name: ['name', 'slug', 'countryCode'] })
  const { dirtyFields } = form.formState
  const isOwn = {
    slug: dirtyFields.slug === true,
    host: dirtyFields.host === true,
    timeZone: dirtyFields.timeZone === true,
    language: dirtyFields.language === true,
  }
  useEffect(() => {
    if (!isOwn.slug) form.resetField('slug', { defaultValue: suggestSlug(name) })
  }, [form, name, isOwn.slug])
  useEffect(() => {
    if (!isOwn.host) form.resetField('host', { defaultValue: suggestHost(slug, location.host) })
  }, [form, slug, isOwn.host])
  useEffect(() => {
    if (countryCode === '') return
    const zone = timeZoneOfCountry(countryCode, form.getValues('timeZone'))
    if (!isOwn.timeZone && zone !== null) form.resetField('timeZone', { defaultValue: zone })
    if (!isOwn.language) form.resetField('language', { defaultValue: languagesOfCountry(countryCode)[0] })
  }, [form, countryCode, isOwn.timeZone, isOwn.language])
}
