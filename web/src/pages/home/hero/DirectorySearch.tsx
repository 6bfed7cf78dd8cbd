import { professions } from '@mestieri/shared/catalogue/professions.ts'
import { directoryLimits } from '@mestieri/shared/contracts/directory-limits.ts'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { Button } from '../../../components/Button/Button.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { SelectField } from '../../../components/Field/SelectField.tsx'
import { CityField } from '../../../features/affiliates/search/CityField.tsx'
import { directoryPath, searchPath } from '../../../features/affiliates/search/directory-query.ts'
import { useCityForm } from '../../../features/affiliates/search/use-city-form.ts'

import styles from './DirectorySearch.module.css'

/** The search form of the directory; a plain GET form without scripts. */
export function DirectorySearch() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [profession, setProfession] = useState('')
  const handleSubmit = useCityForm(text, (city) => {
    void navigate(searchPath({ city, profession, page: 1, pageSize: directoryLimits.defaultPageSize }))
  })

  return (
    <search aria-label="Professionisti">
      <form className={styles.search} action={directoryPath} onSubmit={handleSubmit} noValidate>
        <CityField text={text} onText={setText} onCity={setText} />
        <SelectField
          label="Chi cerchi"
          name="profession"
          value={profession}
          onChange={(event) => setProfession(event.target.value)}
        >
          <option value="">Tutti</option>
          {professions.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <Button className={styles.submit} type="submit" variant="petrol">
          <IconSearch {...decorativeIcon} /> <span className={styles.word}>Cerca</span>
        </Button>
      </form>
    </search>
  )
}
