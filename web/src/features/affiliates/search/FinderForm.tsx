import { professions } from '@mestieri/shared/catalogue/professions.ts'
import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
import { directoryLimits } from '@mestieri/shared/contracts/directory-limits.ts'
import { IconSearch, IconTools } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { Button } from '../../../components/Button/Button.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { SelectField } from '../../../components/Field/SelectField.tsx'
import { CityField } from './CityField.tsx'
import { directoryPath, filterPath } from './directory-query.ts'
import { loadMunicipalities } from './municipalities.ts'

import styles from './FinderForm.module.css'

const notInList = 'Scegli un comune dall’elenco'

interface FinderFormProps {
  readonly search: AffiliateSearch
  /** The search's city is in no list: the server said so. */
  readonly unknownCity: boolean
}

/** City and, below 768 px, category. With scripts each choice searches at once; without them it is a plain form. */
export function FinderForm({ search, unknownCity }: FinderFormProps) {
  const navigate = useNavigate()
  const [text, setText] = useState(search.city)
  const [error, setError] = useState(unknownCity ? notInList : undefined)
  // A new search brings its own text; a `key` would do it too, but take the focus away.
  const [shown, setShown] = useState({ city: search.city, unknownCity })
  if (shown.city !== search.city || shown.unknownCity !== unknownCity) {
    setShown({ city: search.city, unknownCity })
    setText(search.city)
    setError(unknownCity ? notInList : undefined)
  }

  const go = (filter: Parameters<typeof filterPath>[1]) => {
    const path = filterPath({ ...search, city: unknownCity ? '' : search.city }, filter)
    void navigate(path, { preventScrollReset: true })
  }
  const changeText = (next: string) => {
    setText(next)
    setError(undefined)
  }
  const chooseCity = (city: string) => {
    if (city !== search.city || unknownCity) go({ city })
  }
  const submit = async (form: HTMLFormElement) => {
    try {
      const city = text.trim() === '' ? '' : (await loadMunicipalities()).exact(text)
      if (city === null) setError(notInList)
      else chooseCity(city)
    } catch {
      // Without the list the server checks the city.
      form.submit()
    }
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  return (
    <search>
      <form className={styles.form} action={directoryPath} onSubmit={handleSubmit} noValidate>
        <CityField text={text} onText={changeText} onCity={chooseCity} error={error} />
        <SelectField
          className={styles.category}
          label="Filtra per categoria"
          name="profession"
          icon={<IconTools {...decorativeIcon} />}
          value={search.profession}
          onChange={(event) => go({ profession: event.target.value })}
        >
          <option value="">Tutte le categorie</option>
          {professions.map((profession) => (
            <option key={profession}>{profession}</option>
          ))}
        </SelectField>
        {search.pageSize !== directoryLimits.defaultPageSize && (
          <input type="hidden" name="page_size" value={search.pageSize} />
        )}
        <Button className={styles.submit} type="submit" variant="quiet">
          <IconSearch {...decorativeIcon} /> Cerca
        </Button>
      </form>
    </search>
  )
}
