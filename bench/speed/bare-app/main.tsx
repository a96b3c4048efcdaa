import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { createRoot } from 'react-dom/client';

import { get, hasToken, signIn, type Configuration } from './api';
import { Settings } from './settings';
import { Users } from './users';

/**
 * The least that a working app of this kind is made of: what the product's figures are divided by. One bundle, no router,
 * no checks, no texts of the server, no error handling.
 */
function App() {
  const [isSignedIn, setIsSignedIn] = useState(hasToken);
  return (
    <>
      <CssBaseline />
      {isSignedIn ? <Inside /> : <SignIn onSignedIn={() => setIsSignedIn(true)} />}
    </>
  );
}

function SignIn({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    await signIn(userName, password);
    onSignedIn();
  };
  return (
    <Stack component="form" spacing={2} sx={{ p: 4, maxWidth: 400 }} onSubmit={(event) => void submit(event)}>
      <h1>Sign in</h1>
      <TextField label="User name" value={userName} onChange={({ target }) => setUserName(target.value)} />
      <TextField
        label="Password"
        type="password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" variant="contained">
        Sign in
      </Button>
    </Stack>
  );
}

const pages = { home: 'Home', users: 'Users', settings: 'Settings' } as const;

function Inside() {
  const [configuration, setConfiguration] = useState<Configuration | undefined>(undefined);
  const [page, setPage] = useState<keyof typeof pages>('home');
  useEffect(() => {
    void get<Configuration>('abp/application-configuration').then(setConfiguration);
  }, []);
  return configuration === undefined ? null : (
    <>
      <AppBar position="static">
        <Toolbar>
          {Object.entries(pages).map(([name, title]) => (
            <Button key={name} id={`to-${name}`} color="inherit" onClick={() => setPage(name as keyof typeof pages)}>
              {title}
            </Button>
          ))}
          <span>{configuration.currentUser.userName}</span>
        </Toolbar>
      </AppBar>
      {page === 'home' ? <h1 id="home">Home</h1> : null}
      {page === 'users' ? <Users /> : null}
      {page === 'settings' ? <Settings /> : null}
    </>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(<App />);
}
