#!/bin/sh
# Releases on a server of its own (docs/deployment.md). `current` is served, and open tabs still get their scripts from
# `previous`.
#
#   deploy/release.sh install <name>   copies dist and dist-policy of this folder, and switches to them
#   deploy/release.sh rollback         goes back to the release before; called again, forward
#
# FUND_ROOT is where releases lie; /srv/fund-office without it. FUND_ENVIRONMENT is where the server finds
# `dynamic-env.json`; /etc/fund-office without it. nginx has to read its configuration anew afterwards:
# until then it serves the release before, page and policy, since it knows both from one file.
set -eu
root=${FUND_ROOT:-/srv/fund-office}
environment=${FUND_ENVIRONMENT:-/etc/fund-office}/dynamic-env.json
# The server reads as somebody else than who builds and installs.
umask 022

# A link is exchanged in one step: no visitor ever finds it missing.
point() {
  ln -sfn "$2" "$root/.$1"
  mv -T "$root/.$1" "$root/$1"
}

case "${1-} ${2-}" in
  'install '[A-Za-z0-9]*)
    # A name with a slash would lie deeper than the releases that are looked through below, and be removed as one of them.
    case $2 in
      *[!A-Za-z0-9._-]*)
        echo "A release is named by letters, digits, dots, dashes and underscores, not \"$2\"." >&2
        exit 1
        ;;
    esac
    release=$root/releases/$2
    if [ -e "$release" ]; then
      echo "There is a release $2 already." >&2
      exit 1
    fi
    if [ ! -f dist/index.html ] || [ ! -f dist-policy/policy.conf ]; then
      echo 'There is no build; first: npm run build && npm run policy -- --environment <dynamic-env.json>' >&2
      exit 1
    fi
    if ! (cd dist && sha256sum -c --status ../dist-policy/index.sha256 2>/dev/null); then
      echo 'dist-policy was not made from this build; first: npm run policy -- --environment <dynamic-env.json>' >&2
      exit 1
    fi
    # The policy names the addresses of the file beside it: under it a page with another file could not call its own.
    if { [ -e dynamic-env.json ] || [ -e "$environment" ]; } && ! cmp -s dynamic-env.json "$environment"; then
      echo "$environment is not the dynamic-env.json of this folder, for which the policy was made;" \
        "first: install -D -m 644 dynamic-env.json $environment" >&2
      exit 1
    fi
    if [ -e dynamic-env.json ] && ! sha256sum -c --status dist-policy/environment.sha256 2>/dev/null; then
      echo 'dist-policy was not made from this dynamic-env.json;' \
        'first: npm run policy -- --environment dynamic-env.json' >&2
      exit 1
    fi
    # Before the switch: a server that has not read the last policy still serves the release before it.
    for each in "$root"/releases/*; do
      name=releases/${each##*/}
      if [ -d "$each" ] &&
        [ "$name" != "$(readlink "$root/current" || true)" ] && [ "$name" != "$(readlink "$root/previous" || true)" ]; then
        rm -R "$each"
      fi
    done
    # Under its name only when it is whole: what a full disk has broken off would be taken for the release itself.
    mkdir -p "$root/releases"
    site=$(cd "$root/releases" && pwd)/$2/site
    staged=$root/.staged
    rm -Rf "$staged"
    mkdir "$staged"
    cp -R dist "$staged/site"
    cp dist-policy/policy.conf dist-policy/policy.caddy "$staged/"
    # For the way back. Served is the installed one.
    if [ -e dynamic-env.json ]; then
      cp dynamic-env.json "$staged/"
    fi
    printf 'map $host $fund_office_site {\n  default "%s";\n}\n' "$site" >>"$staged/policy.conf"
    printf 'root * "%s"\n' "$site" >>"$staged/policy.caddy"
    chmod -R u=rwX,go=rX "$staged"
    mv "$staged" "$release"
    if [ -e "$root/current" ]; then
      point previous "$(readlink "$root/current")"
    fi
    point current "releases/$2"
    ;;
  'rollback ')
    if [ ! -e "$root/previous" ]; then
      echo 'There is no release before this one.' >&2
      exit 1
    fi
    kept=$root/previous/dynamic-env.json
    if [ -e "$kept" ] && ! cmp -s "$kept" "$environment"; then
      echo "$environment is not the one that the release before was installed with;" \
        "first: install -m 644 $kept $environment" >&2
      exit 1
    fi
    left=$(readlink "$root/current")
    point current "$(readlink "$root/previous")"
    point previous "$left"
    ;;
  *)
    echo 'deploy/release.sh install <name> | rollback' >&2
    exit 1
    ;;
esac
echo "$(readlink "$root/current") is current; now: nginx -t && systemctl reload nginx"
