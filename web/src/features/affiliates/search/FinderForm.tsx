import { professions } from '@mestieri/shared/catalogue/professions.ts'
import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
import { directoryLimits } from '@mestieri/shared/contracts/directory-limits.ts'
import { IconSearch, IconTools } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { Button } from '../../../components/Button/Button.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { SelectField } from '../../../components/Field/SelectField.tsx'
import { CityField } from './CityField.tsx'
import { directoryPath, filterPath } from './directory-query.ts'
import { useCityForm } from './use-city-form.ts'

import styles from './FinderForm.module.css'

const notInList = 'Scegli un comune dall’elenco'

interface FinderFormProps {
  readonly search: AffiliateSearch
  /** The server answered that the search's city is not in the list. */
  readonly unknownCity: boolean
}

/**
 * The search form: city and, below 768 px, category. The choice of a town or a category starts the search at
 * once; the button searches for a typed name. Without scripts it is a plain GET form.
 */
export function FinderForm({ search, unknownCity }: FinderFormProps) {
  const navigate = useNavigate()
  const [text, setText] = useState(search.city)
  const [error, setError] = useState(unknownCity ? notInList : undefined)
  // Reset the text when the search changes. A `key` would remount the field, which loses the focus.
  const [shown, setShown] = useState({ city: search.city, unknownCity })
  if (shown.city !== search.city || shown.unknownCity !== unknownCity) {
    setShown({ city: search.city, unknownCity })
    setText(search.city)
    setError(unknownCity ? notInList : undefined)
  }

  const go = (filter: Parameters<typeof filterPath>[1]) => {
    const path = filterPath({ ...search, city: unknownCity ? '' : search.city }, filter)
    // The same search again must not add a history entry.
    const replace = path === location.pathname + location.search
    void navigate(path, { preventScrollReset: true, replace })
  }
  const changeText = (next: string) => {
    setText(next)
    setError(undefined)
  }
  const chooseCity = (city: string) => {
    if (city !== search.city) {
      go({ city })
      return
    }
    // The page shows this search already: reset the field only.
    setText(city)
    setError(unknownCity ? notInList : undefined)
  }
  const handleSubmit = useCityForm(text, chooseCity)

  return (
    <search>
      <form className={styles.form} action={directoryPath} onSubmit={handleSubmit} noValidate>
        <CityField text={text} onText={changeText} onCity={chooseCity} error={error} />
        <Button className={styles.submit} type="submit" variant="petrol">
          <IconSearch {...decorativeIcon} /> <span className={styles.word}>Cerca</span>
        </Button>
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
      </form>
    </search>
  )
}
