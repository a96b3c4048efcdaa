import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that React and MUI need for a sign-in form: what the product's figures are divided by. */
function Form() {
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form>
      <TextField label="User name" value={userName} onChange={(event) => setUserName(event.target.value)} />
      <TextField
        label="Password"
        type="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="contained">
        Sign in
      </Button>
    </form>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(<Form />);
}
